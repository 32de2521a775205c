import type pg from "pg";
import type { CheckFacts } from "#domain/applications/review/locked-application.ts";
import type { BackgroundCheck } from "#domain/applications/volunteer/background-check.ts";

type Change = { to: BackgroundCheck; facts: CheckFacts; seenBy: string };

/** A check that is asked for again keeps nothing of the one before; one that ran out still says when it was seen. */
export async function storeCheck(
  client: pg.ClientBase,
  id: string,
  { to, facts: { issuedOn, renewBy, today }, seenBy }: Change,
): Promise<void> {
  const asked = `check_requested_on = $3, check_issued_on = null, check_seen_by = null, check_seen_on = null,
    check_renew_by = null`;
  const seen = `check_issued_on = $3, check_seen_by = $4, check_seen_on = $5, check_renew_by = $6`;
  const changes = { REQUESTED: asked, NOT_REQUIRED: asked, SEEN_OK: seen, REFUSED: "", EXPIRED: "" }[to];
  const values = {
    REQUESTED: [today],
    NOT_REQUIRED: [null],
    SEEN_OK: [issuedOn, seenBy, today, renewBy],
    REFUSED: [],
    EXPIRED: [],
  }[to];
  await client.query(
    `update volunteer_applications set background_check = $2, version = version + 1 ${changes && `, ${changes}`}
     where id = $1`,
    [id, to, ...values],
  );
}
