import { expect, test } from "vitest";
import { legible, withValuesKept } from "./legible-content.ts";

/** Shows the direction marks as brackets. */
const seen = (text: string) => withValuesKept(text).replaceAll("\u2066", "[").replaceAll("\u2069", "]");

test.each([
  ["نجح 94% من الطلاب", "نجح [94%] من الطلاب"],
  ["نسبة 2.5% أو 2.5767%.", "نسبة [2.5%] أو [2.5767%]."],
  ["يكفي €25 أو € 25 أو 25 €.", "يكفي [€25] أو [€ 25] أو [25 €]."],
  ["معيار ISO 9001 وغيره", "معيار [ISO 9001] وغيره"],
  ["اكتبوا إلى name@example.org.", "اكتبوا إلى [name@example.org]."],
  ["انظروا https://example.org/nl/?a=1، ثم", "انظروا [https://example.org/nl/?a=1]، ثم"],
  ["اتصلوا على +31 20 123 4567 غدًا", "اتصلوا على [+31 20 123 4567] غدًا"],
  ["الإيصال 2026-000123 بتاريخ 2026-11-16", "الإيصال [2026-000123] بتاريخ [2026-11-16]"],
  ["المادة 6.1.f من اللائحة، و3D", "المادة [6.1.f] من اللائحة، و[3D]"],
  ["شهادة (VOG)، ومنصة C++", "شهادة ([VOG])، ومنصة [C++]"],
])("a value is kept together: %s", (text, kept) => {
  expect(seen(text)).toBe(kept);
});

test.each([
  "من 9:00 إلى 17:00 و40,000 يورو",
  "بين 12 و18 عامًا، 2014-2026",
  "اكتبوا إلى {email} أو {phone}",
  "اتصلوا على \u2066+31 20 123 4567\u2069",
  "ISO 27001",
])("nothing is added where nothing moves, or where marks are or will be: %s", (text) => {
  expect(withValuesKept(text)).toBe(text);
});

test("only the Arabic of a body is touched, at any depth, and every mark is closed", () => {
  const text = { en: "94% of 10", nl: "94% van 10", ar: "94% من 10 (ISO 9001)" };
  const body = { id: "a-94%", updates: [{ title: text, on: "2026-11-16" }], count: 3, none: null };
  const read = legible(body);
  expect(read).toEqual({
    ...body,
    updates: [{ title: { ...text, ar: read.updates[0]?.title.ar }, on: "2026-11-16" }],
  });
  const { ar } = read.updates[0]?.title ?? text;
  expect(ar.match(/\u2066/g)).toHaveLength(2);
  expect(ar.match(/\u2069/g)).toHaveLength(2);
});
