import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bitsOf, hasLeadingZeros, workOn } from "#domain/giving/risk/proof-of-work.ts";
import { proofOfWork } from "./proof-of-work.ts";

let now = new Date("2026-11-15T12:00:00Z");
const spent = new Set<string>();
const spend = async (work: string) => !spent.has(work) && Boolean(spent.add(work));
const proofs = proofOfWork({ secrets: ["secret"], clock: () => now, spend });

const solve = (challenge: string): string => {
  for (let number = 0; ; number++) {
    const work = workOn(challenge, number);
    if (hasLeadingZeros(createHash("sha256").update(work).digest(), bitsOf(challenge))) return work;
  }
};

test("work is accepted once, for its own session, in time", async () => {
  const work = solve(proofs.challenge("s1", 8));
  expect(await proofs.accepts(work, "s2")).toBe(false);
  expect(await proofs.accepts(work, "s1")).toBe(true);
  expect(await proofs.accepts(work, "s1")).toBe(false);

  const late = solve(proofs.challenge("s1", 8));
  now = new Date(now.getTime() + 601_000);
  expect(await proofs.accepts(late, "s1")).toBe(false);
});

test("a challenge from before the secret was changed is still good", async () => {
  const changed = proofOfWork({ secrets: ["new secret", "secret"], clock: () => now, spend });
  expect(await changed.accepts(solve(proofs.challenge("s1", 4)), "s1")).toBe(true);
  expect(await proofs.accepts(solve(changed.challenge("s1", 4)), "s1"), "the new one signs").toBe(false);
});

test("another number for a spent challenge is no second proof", async () => {
  const challenge = proofs.challenge("s1", 1);
  const first = solve(challenge);
  expect(await proofs.accepts(first, "s1")).toBe(true);
  for (let number = 0; number < 50; number++)
    expect(await proofs.accepts(workOn(challenge, number), "s1")).toBe(false);
});

test("a challenge made easier, made up, or not worked on is refused", async () => {
  const challenge = proofs.challenge("s1", 12);
  expect(await proofs.accepts(workOn(challenge.replace(/^12/, "0"), 0), "s1")).toBe(false);
  expect(await proofs.accepts("0.9999999999.x.y:0", "s1")).toBe(false);
  expect(await proofs.accepts(undefined, "s1")).toBe(false);
  const solved = solve(challenge);
  const lazy = Array.from({ length: 20 }, (_, n) => workOn(challenge, n)).find((work) => work !== solved);
  expect(await proofs.accepts(lazy, "s1")).toBe(false);
});
