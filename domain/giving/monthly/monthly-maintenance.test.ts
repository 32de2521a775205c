import { expect, test } from "vitest";
import { nextStepFor, type OwedGift } from "./monthly-maintenance.ts";

const failedAt = new Date("2026-12-14T09:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;
const on = (day: number): Date => new Date(failedAt.getTime() + day * dayMs);
const none: readonly string[] = [];
const owed = { failedAt, wasTold: false, wasReminded: false, failures: 1, returnCodes: none } as OwedGift;

/** What happens on each day, if a job looks once a day and everything it decides is done. */
function story(kind: "card" | "sepa_debit", failuresOn: (day: number) => number): string[] {
  let gift = owed;
  const told: string[] = [];
  for (let day = 0; day <= 40; day++) {
    const step = nextStepFor({ ...gift, failures: failuresOn(day) }, kind, on(day));
    if (!step) continue;
    told.push(`day ${day}: ${step}`);
    if (step === "end") break;
    gift = { ...gift, wasTold: true, wasReminded: gift.wasReminded || step === "remind" };
  }
  return told;
}

test("a failed card is written about at once, again after the third try, and ends after the last", () => {
  expect(story("card", () => 1)).toEqual(["day 0: tell", "day 7: remind", "day 14: end"]);
});

test("a failed debit is written about once; the next month's failure ends it", () => {
  expect(story("sepa_debit", () => 1)).toEqual(["day 0: tell"]);
  expect(story("sepa_debit", (day) => (day < 31 ? 1 : 2))).toEqual(["day 0: tell", "day 31: end"]);
});

test.each(["MD01", "AC04", "MD07"])(
  "a bank that says %s is not asked again: the gift ends at once",
  (code) => {
    expect(nextStepFor({ ...owed, returnCodes: ["AM04", code] }, "sepa_debit", on(0))).toBe("end");
  },
);

test("a bank that says there was not enough money is asked again next month", () => {
  expect(nextStepFor({ ...owed, returnCodes: ["AM04"] }, "sepa_debit", on(0))).toBe("tell");
  expect(nextStepFor({ ...owed, wasTold: true, returnCodes: ["AM04"] }, "sepa_debit", on(1))).toBeNull();
});
