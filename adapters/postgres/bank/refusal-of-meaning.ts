import type pg from "pg";
import type { CostNature } from "#domain/annual-lines.ts";
import type { MeaningRefusal } from "#domain/bank/explaining.ts";
import type { AccountId } from "#domain/ledger/accounts.ts";
import { refusalOfLine } from "#domain/ledger/by-hand/refusal-of-line.ts";

type Meaning = Readonly<{
  account: AccountId;
  projectId: string | null;
  programId: string | null;
  nature: CostNature | null;
}>;

/** Whether a line may be booked like this. Every project and program that was ever published is a purpose. */
export async function refusalOfMeaning(
  client: Pick<pg.ClientBase, "query">,
  meaning: Meaning,
): Promise<MeaningRefusal | null> {
  const { projectId, programId } = meaning;
  const wrong = refusalOfLine(meaning);
  if (wrong || (projectId === null && programId === null)) return wrong;
  const { rowCount } = await client.query(
    "select from purposes where kind = $1 and content_id = $2 limit 1",
    [projectId === null ? "program" : "project", projectId ?? programId],
  );
  return rowCount === 1 ? null : "unknown_purpose";
}
