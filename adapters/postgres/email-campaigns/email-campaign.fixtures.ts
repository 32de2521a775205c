import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { CampaignChange } from "#domain/email-campaigns/email-campaign.ts";
import type { Language } from "#domain/language.ts";

export const author: Caller = { actor: { userId: "author", role: "STAFF" }, requestId: "r1" };
export const reviewer: Caller = { actor: { userId: "reviewer", role: "STAFF" }, requestId: "r2" };

export async function addColleagues(owner: pg.Pool): Promise<void> {
  await owner.query(
    `insert into users (id, email, role) values ('author', 'author@example.org', 'STAFF'), ('reviewer', 'reviewer@example.org', 'STAFF')
     on conflict do nothing`,
  );
  // Accounts are contacts, too.
  await owner.query("delete from contacts");
}

type Person = Readonly<{ id: string; address: string; language?: Language; agrees?: boolean }>;

export async function addPeople(owner: pg.Pool, people: readonly Person[]): Promise<void> {
  const rows = JSON.stringify(people.map((person) => ({ language: "en", agrees: true, ...person })));
  const columns = "jsonb_to_recordset($1) as p(id text, address text, language text, agrees boolean)";
  await owner.query(
    `insert into contacts (id, person_id, address, name, language) select id, id, address, 'Noor ' || id, language from ${columns}`,
    [rows],
  );
  await owner.query(
    `insert into email_consents (address, purpose, granted, source, text_version, language, confirmed_at)
     select address, 'news', true, 'preferences', 'test-1', language, now() from ${columns} where agrees`,
    [rows],
  );
}

export async function withdraw(owner: pg.Pool, address: string): Promise<void> {
  await owner.query(
    `insert into email_consents (address, purpose, granted, source, text_version, language, confirmed_at)
     values ($1, 'news', false, 'unsubscribe', 'test-1', 'en', now())`,
    [address],
  );
}

export const englishOnly = (version: number, changes: Partial<CampaignChange> = {}): CampaignChange => ({
  version,
  purpose: "news",
  missingText: "wait",
  quietDays: 7,
  subject: { en: "News", nl: "", ar: "" },
  body: { en: "Dear {name},\n\n**Thank you.**", nl: "", ar: "" },
  ...changes,
});
