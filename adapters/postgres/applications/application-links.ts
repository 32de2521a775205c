import type pg from "pg";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { digest, newSecret } from "../../auth/secrets.ts";

/** Lets the applicant see the status. Only the digest is stored here. */
export async function addApplicationLink(
  client: pg.ClientBase,
  kind: ApplicationKind,
  applicationId: string,
): Promise<string> {
  const token = newSecret();
  await client.query(
    `insert into application_links (token_hash, application_kind, application_id) values ($1, $2, $3)`,
    [digest(token), kind, applicationId],
  );
  return token;
}
