import type pg from "pg";
import { grantApplicants, volunteerApplicants } from "./sample-applicants.ts";

/** The demonstration's accounts. They exist in demo mode only. */
const demoAccounts = [
  { id: "demo-donor", email: "donor@example.org", firstName: "Noor", role: "DONOR" },
  { id: "demo-auditor", email: "auditor@example.org", firstName: "Yara", role: "AUDITOR" },
  { id: "demo-staff", email: "staff@example.org", firstName: "Samir", role: "STAFF" },
  { id: "demo-admin", email: "admin@example.org", firstName: "Eva", role: "ADMIN" },
] as const;

export async function seedPeople(client: pg.ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into users (id, email, email_verified, first_name, name, role, profile_image_url)
     select id, email, true, "firstName", "firstName", role, '/api/account/picture'
     from jsonb_to_recordset($1::jsonb) as person(id text, email text, "firstName" text, role text)`,
    [JSON.stringify(demoAccounts)],
  );
  await client.query(
    `insert into volunteer_applications (id, name, email, phone, role_id, motivation, language, status, created_at,
       decided_at)
     select id, name, email, phone, "roleId", motivation, language, status, $2::date - "daysAgo",
       $2::date - "daysAgo" + "decidedAfter" * interval '1 day'
     from jsonb_to_recordset($1::jsonb) as applicant(id text, name text, email text, phone text, "roleId" text,
       motivation text, language text, status text, "daysAgo" int, "decidedAfter" int)`,
    [JSON.stringify(volunteerApplicants), today],
  );
  await client.query(
    `insert into consent_events (subject_kind, subject_id, purpose, granted, text_version, language, at)
     select 'volunteer_application', id, 'dataProcessing', true, 'volunteer-1', language, created_at
     from volunteer_applications`,
  );
  await client.query(
    `insert into grant_applications (id, call_id, org_name, contact_name, contact_email, requested_cents, language,
       status, awarded_cents, decision_motivation, created_at, decided_at)
     select id, "callId", "orgName", "contactName", "contactEmail", "requestedCents", language, status,
       case when status = 'APPROVED' then "requestedCents" end,
       case when status = 'APPROVED' then 'Wel doordacht, met een kleine begroting en veel vrijwilligers.' end,
       $2::date - "daysAgo", case when status in ('APPROVED', 'DECLINED') then $2::date - "daysAgo" + interval '24 days' end
     from jsonb_to_recordset($1::jsonb) as applicant(id text, "callId" text, "orgName" text, "contactName" text,
       "contactEmail" text, "requestedCents" bigint, language text, status text, "daysAgo" int)`,
    [JSON.stringify(grantApplicants), today],
  );
}
