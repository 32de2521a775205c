import type pg from "pg";
import { fits } from "#domain/bank/match-rule.ts";
import type { Part, PartOf } from "#domain/bank/part.ts";
import { suggestOwnTransfer } from "#domain/bank/suggest-own-transfer.ts";
import { isWithin } from "#domain/bank/suggestion.ts";
import type { Cents } from "#domain/money/cents.ts";
import { inTransitFrom } from "#domain/money/providers.ts";
import { openSum } from "../ledger/by-hand/open-hand-entries.ts";
import { rulesInForce, type LineToMatch } from "./candidates.ts";
import type { Match } from "./match-entry.ts";
import { MatchRefused, transferOf, type MatchNeeds, type PartToMatch } from "./match-needs.ts";
import { storeNewDonation } from "./new-donation.ts";
import { payoutIsOpen } from "./open-payouts.ts";
import { mirroredLines, ownAccounts } from "./own-transfers.ts";
import { refusalOfMeaning } from "./refusal-of-meaning.ts";
import { returnedParts } from "./returned-parts.ts";

/** Does what the part says and answers the rows to store; a return may be several. */
export async function matchesOf(
  client: pg.PoolClient,
  needs: MatchNeeds,
  asked: PartToMatch,
): Promise<Match[]> {
  const { line, part } = asked;
  const { cents } = part;
  switch (part.kind) {
    case "gift":
      return [
        {
          kind: "gift",
          account: null,
          cents,
          donationId: await settle(client, needs, line, part, part.donationId),
        },
      ];
    case "donor": {
      const stored = await storeNewDonation(client, needs, { ...asked, part });
      return [
        { kind: "donor", account: null, cents, donationId: await settle(client, needs, line, part, stored) },
      ];
    }
    case "entered_gift":
      await confirmEntered(client, part);
      return [{ kind: "entered_gift", account: "transfers-expected", cents, donationId: part.donationId }];
    case "refund":
      return [{ kind: "refund", account: "transfers-expected", cents, donationId: part.donationId }];
    case "expense":
      return [{ kind: "expense", account: "creditors", cents, expenseId: part.expenseId }];
    case "entry":
      return [
        { kind: "entry", account: await accountOfEntry(client, part), cents, handEntryId: part.entryId },
      ];
    case "payout": {
      const { provider, payoutId } = part;
      if (!(await payoutIsOpen(client, part))) throw new MatchRefused("taken");
      const payout = payoutId === null ? null : { provider, payoutId };
      return [{ kind: "payout", account: inTransitFrom(provider), cents, payout }];
    }
    case "return":
      return returnedParts(client, needs, line, part);
    case "own_transfer":
      return [{ kind: "own_transfer", account: await otherAccount(client, line), cents }];
    case "rule":
      return [await matchByRule(client, line, part)];
    case "account": {
      const { kind: _, ...meant } = part;
      const wrong = await refusalOfMeaning(client, needs, meant);
      if (wrong) throw new MatchRefused(wrong);
      return [{ kind: "account", ...meant }];
    }
  }
}

/** Books what arrived, which may be another amount than announced. */
async function settle(
  client: pg.PoolClient,
  { settleTransfer }: MatchNeeds,
  line: LineToMatch,
  { cents }: Part,
  donationId: string,
): Promise<string> {
  const { rows } = await client.query<{ reference: string }>(
    "select reference from donations where id = $1",
    [donationId],
  );
  const name = cents === line.wholeCents ? String(line.id) : `${line.id}/${donationId}`;
  const paid = transferOf(line, rows[0]?.reference ?? "", cents, name);
  const { outcome, donationId: settled } = await settleTransfer(client, paid);
  if (outcome === "not_a_gift") throw new MatchRefused("not_a_gift");
  if (!outcome.startsWith("settled") || !settled) throw new MatchRefused("gift_not_settled");
  return settled;
}

/** Its amount must be what the statement shows; another amount is corrected at the donation. Its receipt can now be sent. */
async function confirmEntered(
  client: pg.PoolClient,
  { donationId, cents }: PartOf<"entered_gift">,
): Promise<void> {
  const { rows } = await client.query<{ cents: Cents }>(
    "select charged_cents as cents from donations where id = $1 and status <> 'REVERSED' for update",
    [donationId],
  );
  if (!rows[0]) throw new MatchRefused("taken");
  if (rows[0].cents !== cents) throw new MatchRefused("other_amount");
  await client.query("delete from receipts_awaiting_bank where donation_id = $1", [donationId]);
}

/** Locked, so that nobody pays or reverses it meanwhile. */
async function accountOfEntry(client: pg.PoolClient, { entryId, cents }: PartOf<"entry">): Promise<string> {
  await client.query("select hold_hand_entry($1)", [entryId]);
  const open = await openSum(client, entryId);
  if (open === null || !isWithin(cents, open.cents)) throw new MatchRefused("taken");
  return open.account;
}

async function otherAccount(client: pg.PoolClient, line: LineToMatch): Promise<string> {
  const others = (await ownAccounts(client)).filter(({ accountId }) => accountId !== line.accountId);
  const mirrored = (await mirroredLines(client, [line.id])).get(line.id) ?? 0;
  const found = suggestOwnTransfer(line, { others, mirrored });
  if (!found?.account) throw new MatchRefused("taken");
  return found.account;
}

/** Accepting what a rule suggests confirms it: from then on it books automatically. */
async function matchByRule(client: pg.PoolClient, line: LineToMatch, part: PartOf<"rule">): Promise<Match> {
  const rule = (await rulesInForce(client)).find(({ id }) => id === part.ruleId);
  if (!rule || !fits(line, rule)) throw new MatchRefused("taken");
  await client.query("update match_rules set confirmed_at = coalesce(confirmed_at, now()) where id = $1", [
    rule.id,
  ]);
  return matchOfRule(rule, part.cents);
}

export const matchOfRule = (
  { id, account, projectId, programId, nature, fund }: Awaited<ReturnType<typeof rulesInForce>>[number],
  cents: Cents,
): Match => ({ kind: "rule", ruleId: id, account, projectId, programId, nature, fund, cents });
