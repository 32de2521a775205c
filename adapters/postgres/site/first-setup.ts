import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Invitation } from "#domain/accounts/people.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

export type SetupState = Readonly<{ identity: boolean; administrator: boolean }>;
type Administrator = Readonly<{ email: string; language: Language }>;
export type FirstFacts = Readonly<{ foundation: DraftBody | null; administrator: Administrator | null }>;

/** Stores the foundation's identity and first administrator once. */
export const firstSetup = (pool: pg.Pool, letter: (invitation: Invitation) => MailToQueue) => ({
  state: (): Promise<SetupState> => stateOf(pool),

  /** Existing data stays: the second of two concurrent calls changes nothing. */
  store: ({ foundation, administrator }: FirstFacts): Promise<SetupState> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "first setup");
      const before = await stateOf(client);
      if (foundation && !before.identity) await storeIdentity(client, foundation);
      if (administrator && !before.administrator) await invite(client, administrator, letter);
      return before;
    }),
});

async function stateOf(db: pg.Pool | pg.ClientBase): Promise<SetupState> {
  const { rows } = await db.query<SetupState>(
    `select exists (select from content_items where kind = 'foundation') as identity,
       exists (select from users where role = 'ADMIN') as administrator`,
  );
  return rows[0] ?? { identity: false, administrator: false };
}

async function storeIdentity(client: pg.ClientBase, body: DraftBody): Promise<void> {
  await client.query(
    "insert into content_items (kind, id, position, body) values ('foundation', 'foundation', 1, $1)",
    [JSON.stringify(body)],
  );
  await writeAudit(client, {
    actor: "program",
    action: "content.published",
    subject: { kind: "foundation", id: "foundation" },
  });
}

/** The reader of the mail must still verify the address. An existing account keeps its history. */
async function invite(
  client: pg.ClientBase,
  { email, language }: Administrator,
  letter: (invitation: Invitation) => MailToQueue,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, email, role, language, invited_at) values ($1, $2, 'ADMIN', $3, now())
     on conflict (email) do update set role = 'ADMIN', invited_at = now() returning id`,
    [randomUUID(), emailKey(email), language],
  );
  const id = rows[0]?.id ?? "";
  await queueMail(client, letter({ id: randomUUID(), email: emailKey(email), role: "ADMIN", language }));
  await writeAudit(client, {
    actor: "program",
    action: "user.invited",
    subject: { kind: "user", id },
    aboutUserId: id,
    after: { role: "ADMIN" },
  });
}
