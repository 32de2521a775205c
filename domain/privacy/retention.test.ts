import { expect, test } from "vitest";
import { retentionText } from "./retention-text.ts";
import { firstRetention, overBefore, retentionBounds, retentionNames } from "./retention.ts";
import { retentionSetting } from "./retention-setting.ts";

test("the first terms are lawful, and no term may leave its bounds", () => {
  expect(retentionSetting.parse(firstRetention)).toEqual(firstRetention);
  for (const name of retentionNames) {
    const { least, most } = retentionBounds[name];
    for (const value of [least, most])
      expect(retentionSetting.safeParse({ ...firstRetention, [name]: value }).success).toBe(true);
    for (const value of [least - 1, most + 1, 0, -1, least + 0.5, String(least), null])
      expect(retentionSetting.safeParse({ ...firstRetention, [name]: value }).success).toBe(false);
  }
});

test("the tax law's seven years can be longer, never shorter", () => {
  expect(retentionBounds.fiscal.least).toBe(7);
  expect(retentionBounds.fiscal.most).toBeGreaterThan(7);
});

test("declined volunteers are kept four weeks at most", () => {
  expect(retentionBounds.declined_volunteers.most).toBe(28);
});

test.each([
  ["fiscal", 7, "7 years", "7 jaar", "7 سنوات"],
  ["declined_volunteers", 28, "4 weeks", "4 weken", "4 أسابيع"],
  ["declined_volunteers", 10, "10 days", "10 dagen", "10 أيام"],
  ["stopped_volunteers", 365, "1 year", "1 jaar", "سنة"],
  ["sent_mail", 30, "30 days", "30 dagen", "30 يومًا"],
  ["provider_events", 91, "91 days", "91 dagen", "91 يومًا"],
] as const)("%s of %i reads %s", (name, value, en, nl, ar) => {
  expect([
    retentionText(name, value, "en"),
    retentionText(name, value, "nl"),
    retentionText(name, value, "ar"),
  ]).toEqual([en, nl, ar]);
});

test("a term is over to the day", () => {
  expect(overBefore(28, new Date("2026-11-15T12:00:00Z"))).toEqual(new Date("2026-10-18T12:00:00Z"));
});
