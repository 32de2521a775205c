import type pg from "pg";
import type { CostNature } from "#domain/annual-lines.ts";
import type { MeaningRefusal } from "#domain/bank/matching.ts";
import { type AccountId } from "#domain/ledger/accounts.ts";
import { parentOf } from "#domain/money/added-account.ts";
import type { Fund } from "#domain/money/fund.ts";
import { isOpenAccount } from "../ledger/chart/stored-chart.ts";
import { refusalOfLine } from "#domain/ledger/by-hand/refusal-of-line.ts";

type Meaning = Readonly<{
  account: AccountId;
  projectId: string | null;
  programId: string | null;
  nature: CostNature | null;
  fund: Fund | null;
}>;

type Queryable = Pick<pg.ClientBase, "query">;

type Needs = Readonly<{ isEligible: (purpose: Purpose) => Promise<boolean> }>;

/** Why a line cannot be booked like this; null: it can. */
export async function refusalOfMeaning(
  client: Queryable,
  { isEligible }: Needs,
  meaning: Meaning,
): Promise<MeaningRefusal | null> {
  if (parentOf(meaning.account) !== null && !(await isOpenAccount(client, meaning.account)))
    return "unknown_account";
  const wrong = refusalOfLine(meaning) ?? (await refusalOfPurpose(client, meaning));
  if (wrong) return wrong;
  const isForAny = meaning.projectId === null && meaning.programId === null;
  return meaning.fund && !isForAny && !(await isEligible(meaning)) ? "zakat_not_eligible" : null;
}

type Purpose = Pick<Meaning, "projectId" | "programId">;

/** Every project and program that was ever published is a purpose. */
async function refusalOfPurpose(
  client: Queryable,
  { projectId, programId }: Purpose,
): Promise<"unknown_purpose" | null> {
  if (projectId === null && programId === null) return null;
  const { rowCount } = await client.query(
    "select from purposes where kind = $1 and content_id = $2 limit 1",
    [projectId === null ? "program" : "project", projectId ?? programId],
  );
  return rowCount === 1 ? null : "unknown_purpose";
}
