import { expect, test } from "vitest";
import { paperTexts } from "./paper-texts.fixtures.ts";
import { isolating, leftToRight, withoutMarks } from "./texts.ts";

test("a value in an Arabic sentence is kept together", () => {
  const sentence = isolating(paperTexts("ar")).text("papers.receipt.number", { number: "2026-000123" });
  expect(sentence).toBe("رقم \u20682026-000123\u2069");
});

test("an Arabic name in a Dutch sentence is kept together, a Dutch one needs nothing", () => {
  const say = isolating(paperTexts("nl")).text;
  expect(say("papers.receipt.received_from", { name: "ليلى", date: "1 mei" })).toContain(
    "\u2068ليلى\u2069 op 1 mei",
  );
  expect(say("papers.receipt.received_from", { name: "Noor", date: "1 mei" })).toContain("van Noor op 1 mei");
});

test("a number that chooses a plural is left a number", () => {
  const sentence = isolating(paperTexts("ar")).text("papers.agreement.term.years", {
    years: 5,
    first: "2027",
  });
  expect(sentence).toContain("5 سنوات");
});

test("titles in a reader's window carry no invisible marks", () => {
  expect(withoutMarks(`a${leftToRight("b")}`)).toBe("ab");
});
