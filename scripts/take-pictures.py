#!/usr/bin/env python3
"""Takes the pictures of the README: take-pictures.py REPORT.html TERMINAL.txt FOLDER"""

import html
import io
import pathlib
import re
import shutil
import sys
import time

from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

# Name, size and place on the page.
VIEWS = [("report", 1280, 800, ""), ("case", 1280, 860, "#D6.one-hand/5")]
TONES = {"31": "#ff7b72", "32": "#56d364", "33": "#e3b341", "36": "#76e3ea", "1": "#ffffff", "2": "#8b949e"}


def take_report(report, folder):
    options = Options()
    options.binary_location = shutil.which("chromium") or shutil.which("chromium-browser")
    for argument in ("--headless=new", "--no-sandbox", "--hide-scrollbars"):
        options.add_argument(argument)
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        for name, width, height, fragment in VIEWS:
            driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": height, "deviceScaleFactor": 1.25, "mobile": False})
            for scheme in ("light", "dark"):
                driver.execute_cdp_cmd(
                    "Emulation.setEmulatedMedia",
                    {"features": [{"name": "prefers-color-scheme", "value": scheme},
                                  {"name": "prefers-reduced-motion", "value": "reduce"}]})
                driver.get("about:blank")
                driver.get(report.resolve().as_uri() + fragment)
                if fragment:
                    time.sleep(0.5)
                    driver.execute_script("scrollBy(0, -150)")
                picture = Image.open(io.BytesIO(driver.get_screenshot_as_png())).convert("RGB")
                picture = picture.quantize(160, kmeans=2, dither=Image.Dither.NONE)
                picture.save(folder / f"{name}-{scheme}.png", optimize=True)
    finally:
        driver.quit()


def spans(line):
    """Gives the pieces of a line with the colour that escape sequences give them."""
    colour = None
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        code = re.fullmatch(r"\x1b\[([0-9;]*)m", piece)
        if code:
            colour = TONES.get(code[1])
        elif piece:
            yield piece, colour


def draw_terminal(text, target):
    """Draws what a terminal shows as SVG."""
    lines = text.rstrip("\n").split("\n")
    advance, leading, margin = 8.43, 18, 20
    columns = max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines)
    width, height = round(columns * advance) + 2 * margin, (len(lines) + 2) * leading + 2 * margin
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f'<rect width="{width}" height="{height}" rx="10" fill="#0d1117"/>',
        '<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace" font-size="14"'
        ' fill="#c9d1d9">',
    ]
    command = "$ planrunner W11 --plan edited.md --quiet"
    for number, line in enumerate([command, ""] + lines):
        column = 0
        for piece, colour in spans(line):
            fill = f' fill="{colour}"' if colour else ""
            x, y = margin + column * advance, margin + (number + 1) * leading - 4
            words = html.escape(piece).replace(" ", "\u00a0")
            parts.append(
                f'<text x="{x:.1f}" y="{y}" textLength="{len(piece) * advance:.1f}"{fill}>{words}</text>')
            column += len(piece)
    parts += ["</g>", "</svg>", ""]
    target.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    report, terminal, folder = (pathlib.Path(argument) for argument in sys.argv[1:4])
    take_report(report, folder)
    draw_terminal(terminal.read_text(encoding="utf-8"), folder / "terminal.svg")
