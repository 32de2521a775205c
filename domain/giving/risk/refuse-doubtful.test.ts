import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { refuseDoubtful } from "./refuse-doubtful.ts";

const admin = { userId: "u1", role: "ADMIN" } as const;

function doubts(first: "OPEN" | "ACCEPTED" | null, answer: "sent" | "refused" = "sent") {
  let state: "OPEN" | "ACCEPTED" | "REFUSED" | null = first;
  const asked: string[] = [];
  const refuse = refuseDoubtful<"refused">({
    stateOf: () => Promise.resolve(state),
    owed: () => Promise.resolve(asCents(2500)),
    refund: ({ id, cents }) => {
      asked.push(`${id} ${cents}`);
      return Promise.resolve(
        answer === "sent" ? { ok: true, answered: true } : { ok: false, reason: "refused" },
      );
    },
    decide: (_, decided) => Promise.resolve(((state = decided), true)),
  });
  return { refuse: () => refuse("d1", admin, "q1"), asked, state: () => state };
}

test("a gift that is refused goes back whole, under its own name, however often the button is pressed", async () => {
  const { refuse, asked, state } = doubts("OPEN");
  expect(await refuse()).toEqual({ ok: true, answered: true });
  expect(await refuse()).toEqual({ ok: true, answered: true });
  expect(new Set(asked)).toEqual(new Set(["doubt-d1 2500"]));
  expect(state()).toBe("REFUSED");
});

test("a gift that the provider does not send back stays on the list", async () => {
  const { refuse, state } = doubts("OPEN", "refused");
  expect(await refuse()).toEqual({ ok: false, reason: "refused" });
  expect(state()).toBe("OPEN");
});

test.each([
  [null, "unknown_donation"],
  ["ACCEPTED", "decided"],
] as const)("a gift that stands at %s is not sent back", async (state, reason) => {
  const { refuse, asked } = doubts(state);
  expect(await refuse()).toEqual({ ok: false, reason });
  expect(asked).toEqual([]);
});
