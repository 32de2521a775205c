import fc from "fast-check";
import { expect, test } from "vitest";
import { aligned } from "./aligned.ts";
import { memoryAfter, outdatedLanguages, translationState, type TranslationMemory } from "./translation.ts";
import { richText, words } from "./field-spec.ts";

const fields = [words("title"), richText("body")];
const body = (en: string, nl: string) => ({ title: { en: "T", nl: "T", ar: "" }, body: { en, nl, ar: "" } });
const start = body("One.\n\nTwo.\n\nThree.", "Een.\n\nTwee.\n\nDrie.");
const memory = memoryAfter(fields, {}, { before: {}, after: start });

const stateOf = (after: typeof start, known: TranslationMemory = memory) =>
  translationState(after.body.en, after.body.nl, known["body.nl"]);

test("a changed source paragraph makes its translation outdated, and says what it was made from", () => {
  const after = body("One.\n\nTwo, changed.\n\nThree.", start.body.nl);
  expect(stateOf(after)).toEqual({
    outdated: [{ paragraph: "Twee.", was: "Two.", now: "Two, changed." }],
    missing: [],
  });
  expect(outdatedLanguages(fields, after, memory)).toEqual(["nl"]);
});

test("a paragraph that is inserted into the source is missing, and the others stay current", () => {
  const after = body("One.\n\nNew.\n\nTwo.\n\nThree.", start.body.nl);
  expect(stateOf(after)).toEqual({ outdated: [], missing: ["New."] });
});

test("the translation of a removed paragraph is outdated", () => {
  const after = body("One.\n\nThree.", start.body.nl);
  expect(stateOf(after).outdated).toEqual([{ paragraph: "Twee.", was: "Two.", now: null }]);
});

test("a paragraph that is translated again is current", () => {
  const after = body("One.\n\nTwo, changed.\n\nThree.", "Een.\n\nTwee, veranderd.\n\nDrie.");
  expect(stateOf(after)).toEqual({ outdated: [], missing: [] });
});

test("a save keeps what is outdated, until the paragraph is said to be right", () => {
  const changed = body("One.\n\nTwo, changed.\n\nThree.", start.body.nl);
  const saved = memoryAfter(fields, memory, { before: start, after: changed });
  expect(stateOf(changed, saved).outdated).toHaveLength(1);
  const right = { ...saved, "body.nl": { ...saved["body.nl"], "Twee.": "Two, changed." } };
  expect(stateOf(changed, right)).toEqual({ outdated: [], missing: [] });
});

test("texts from before this memory are current until the source changes", () => {
  const changed = body("One.\n\nTwo, changed.\n\nThree.", start.body.nl);
  expect(stateOf(start, {})).toEqual({ outdated: [], missing: [] });
  const saved = memoryAfter(fields, {}, { before: start, after: changed });
  expect(stateOf(changed, saved).outdated).toHaveLength(1);
});

test("an empty translation and an empty source ask for nothing", () => {
  expect(stateOf(body("One.", ""))).toEqual({ outdated: [], missing: [] });
  expect(stateOf(body("", "Een."))).toEqual({ outdated: [], missing: [] });
});

const list = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });

test("an alignment holds both lists in order, and a list aligned with itself has no difference", () => {
  fc.assert(
    fc.property(list, list, (left, right) => {
      const steps = aligned(left, right);
      expect(
        steps.flatMap((step) => ("right" in step ? [] : ["same" in step ? step.same : step.left])),
      ).toEqual(left);
      expect(
        steps.flatMap((step) => ("left" in step ? [] : ["same" in step ? step.same : step.right])),
      ).toEqual(right);
      expect(aligned(left, left).every((step) => "same" in step)).toBe(true);
    }),
  );
});

test("texts that are written together are current after a save", () => {
  fc.assert(
    fc.property(list, list, list, (en, nl, changed) => {
      const text = (parts: string[], sign: string) =>
        parts.map((part, index) => `${sign}${part}${index}`).join("\n\n");
      const first = body(text(en, "s"), text(nl, "t"));
      const known = memoryAfter(fields, {}, { before: {}, after: first });
      const second = body(text(changed, "s"), text(changed, "u"));
      expect(stateOf(second, memoryAfter(fields, known, { before: first, after: second }))).toEqual({
        outdated: [],
        missing: [],
      });
    }),
  );
});
