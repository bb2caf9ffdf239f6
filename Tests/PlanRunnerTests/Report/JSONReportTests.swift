import PlanRunner
import ScreenModel
import Testing

@Suite struct JSONReportTests {
  @Test func `a run of one failing case has every key of version 1`() throws {
    let plan = Sample.plan(
      """
      # One

      ## Only (AC3)

      | ID | Do | Expect |
      |--|--|--|
      | C2 | Tap it | An alert, message "No". Nothing else |
      """)
    var verdict = TextReportTests.failingCase(in: [.topBar])
    verdict.script = Sample.script("C2", in: plan)
    verdict.scenarios.removeFirst()
    let outcome = try Sample.outcome([verdict], in: plan)
    let expected = """
      {
        "version": 1,
        "plan": {
          "path": "small.md",
          "title": "One",
          "cases": 1
        },
        "criteria": [
          {
            "id": "AC3",
            "status": "failed",
            "cases": [
              "C2"
            ],
            "manual": [],
            "reason": "C2 failed"
          }
        ],
        "cases": [
          {
            "id": "C2",
            "section": "Only",
            "line": 7,
            "criteria": [
              "AC3"
            ],
            "criteriaOrigin": "section",
            "status": "failed",
            "manual": false,
            "reason": null,
            "undefinedWords": [],
            "scenarios": [
              {
                "configuration": {
                  "mode": "top-bar",
                  "phone": "iPhone SE",
                  "textSize": "large",
                  "ios": 17
                },
                "variant": "",
                "status": "failed",
                "virtualSeconds": 2,
                "brokenInvariant": null,
                "clauses": [
                  {
                    "cell": "expect",
                    "line": 10,
                    "column": 33,
                    "text": "message \\"No\\"",
                    "step": "message {label}",
                    "status": "failed",
                    "message": "the message is \\"Yes\\""
                  }
                ]
              }
            ]
          }
        ],
        "summary": {
          "passed": 0,
          "failed": 1,
          "undefined": 0,
          "error": 0,
          "skipped": 0,
          "scenarios": 1,
          "clauses": 1,
          "undefinedWords": 0
        },
        "exitCode": 1
      }

      """
    #expect(JSONReport(outcome).text() == expected)
  }

  @Test func `the summary counts every row of the plan once`() throws {
    let verdicts = Sample.verdicts([
      "C1": .failed, "C2": .undefined, "D1": .skipped, "D2": .skipped, "W1": .skipped,
    ])
    let text = JSONReport(try Sample.outcome(verdicts, words: ["C"])).text()
    #expect(
      text.contains(
        """
            "passed": 1,
            "failed": 1,
            "undefined": 1,
            "error": 0,
            "skipped": 3,
        """))
  }

  @Test(arguments: [(0, "0"), (1050, "1.05"), (12_000, "12"), (7, "0.007"), (-250, "-0.25")])
  func `milliseconds are written as seconds`(milliseconds: Int, text: String) {
    #expect(TimeText.seconds(milliseconds) == text)
  }
}
