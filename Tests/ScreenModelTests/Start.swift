// Tests of the screen model follow.
