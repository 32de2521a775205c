import type pg from "pg";
import { dayMs } from "#domain/calendar/day.ts";
import { insertRow } from "../base/insert-row.ts";
import { volunteerApplicants } from "./sample-applicants.ts";
import { grantApplicants } from "./sample-grant-applicants.ts";

/** Demonstration accounts only. */
const demoAccounts = [
  { id: "demo-donor", email: "donor@example.org", firstName: "Noor", role: "DONOR" },
  { id: "demo-auditor", email: "auditor@example.org", firstName: "Yara", role: "AUDITOR" },
  { id: "demo-staff", email: "staff@example.org", firstName: "Samir", role: "STAFF" },
  { id: "demo-admin", email: "admin@example.org", firstName: "Eva", role: "ADMIN" },
] as const;

export async function insertDemoAccounts(client: Pick<pg.ClientBase, "query">): Promise<void> {
  // With an id that tests and documents can name.
  await client.query(
    `insert into contacts (id, person_id, address, name, town)
     values ('demo-contact', 'demo-contact', 'donor@example.org', 'Noor', 'Utrecht') on conflict do nothing`,
  );
  await client.query(
    `insert into users (id, email, email_verified, first_name, name, role, profile_image_url)
     select id, email, true, "firstName", "firstName", role, '/api/account/picture'
     from jsonb_to_recordset($1::jsonb) as person(id text, email text, "firstName" text, role text)`,
    [JSON.stringify(demoAccounts)],
  );
}

export async function seedPeople(client: pg.ClientBase, today: string): Promise<void> {
  await insertDemoAccounts(client);
  for (const { daysAgo, decidedAfter, ...applicant } of volunteerApplicants)
    await insertRow(client, "volunteer_applications", {
      ...applicant,
      ...times(today, daysAgo, decidedAfter),
    });
  await client.query(
    `insert into consent_events (subject_kind, subject_id, purpose, granted, text_version, language, at)
     select 'volunteer_application', id, 'dataProcessing', true, 'volunteer-1', language, created_at
     from volunteer_applications`,
  );
  for (const { daysAgo, decidedAfter, ...applicant } of grantApplicants)
    await insertRow(client, "grant_applications", {
      ...applicant,
      ...times(today, daysAgo, decidedAfter),
      call_id: "small-plans-for-children",
      answers: "{}",
      ...(applicant.status === "APPROVED" && {
        awarded_cents: applicant.requested_cents,
        decision_motivation: "Wel doordacht, met een kleine begroting en veel vrijwilligers.",
      }),
    });
}

const times = (today: string, daysAgo: number, decidedAfter?: number) => ({
  created_at: daysBefore(today, daysAgo),
  decided_at: decidedAfter === undefined ? null : daysBefore(today, daysAgo - decidedAfter),
});

const daysBefore = (today: string, days: number): Date => new Date(Date.parse(today) - days * dayMs);
