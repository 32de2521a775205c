import { expect, test } from "vitest";
import { accounts } from "#domain/ledger/accounts.ts";
import { isCauseKind } from "#domain/ledger/entry.ts";
import { donorAccounts, openSources } from "./open-entries.ts";

test("every account on which a donor's money comes in or passes is known as one, also a new one", () => {
  const passing = /^(provider|in-transit)-|^transfers-expected$|^suspense$/;
  const ofDonors = accounts
    .filter(({ id, line }) => line === "individuals" || line === "companies" || passing.test(id))
    .filter(({ id }) => id !== "provider-fees");
  expect([...donorAccounts].sort()).toEqual(ofDonors.map(({ id }) => id).sort());
});

test("what is open line by line is a kind of fact that the books know", () => {
  expect(openSources.filter((source) => !isCauseKind(source))).toEqual([]);
});
