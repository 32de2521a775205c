import type pg from "pg";
import type { CostNature } from "#domain/annual-lines.ts";
import type { MeaningRefusal } from "#domain/bank/matching.ts";
import type { AccountId } from "#domain/ledger/accounts.ts";
import { refusalOfLine } from "#domain/ledger/by-hand/refusal-of-line.ts";

type Meaning = Readonly<{
  account: AccountId;
  projectId: string | null;
  programId: string | null;
  nature: CostNature | null;
}>;

type Queryable = Pick<pg.ClientBase, "query">;

/** Whether a line may be booked like this. */
export const refusalOfMeaning = async (client: Queryable, meaning: Meaning): Promise<MeaningRefusal | null> =>
  refusalOfLine(meaning) ?? refusalOfPurpose(client, meaning);

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
