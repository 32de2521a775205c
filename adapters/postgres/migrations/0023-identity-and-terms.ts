import type { Kysely } from "kysely";
import { endingAgreements } from "./0023-ending-agreements.ts";
import { identityHistory } from "./0023-identity-history.ts";
import { sessionFees } from "./0023-session-fees.ts";
import { stoppedVolunteers } from "./0023-stopped-volunteers.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await identityHistory(db);
  await sessionFees(db);
  await stoppedVolunteers(db);
  await endingAgreements(db);
}
