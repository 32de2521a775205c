import { commonGrantForm } from "#domain/applications/grant/application-form.ts";
import type { GrantApplication } from "#domain/applications/grant/application.ts";
import type { SentFacts } from "#domain/applications/new-application.ts";
import { partnerForm } from "#domain/applications/partner/application-form.ts";
import type { PartnerApplication } from "#domain/applications/partner/ports.ts";
import { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import type { VolunteerApplication } from "#domain/applications/volunteer/application.ts";
import { columnsOf } from "#domain/forms/define-form.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import { digest } from "../../auth/secrets.ts";
import { lockByName } from "../base/in-transaction.ts";
import { insertRow } from "../base/insert-row.ts";
import type { Store } from "./new-applications.ts";

export const volunteerStore: Store<VolunteerApplication> = {
  kind: "volunteer",
  form: volunteerForm,
  findEarlier: async (client, { email, roleId }, since) => {
    const sender = emailKey(email);
    await lockByName(client, `volunteer ${sender} ${roleId}`);
    const { rows } = await client.query<{ id: string }>(
      `select id from volunteer_applications where lower(email) = $1 and role_id = $2 and created_at > $3 limit 1`,
      [sender, roleId, since],
    );
    return rows[0];
  },
  insert: (client, application) =>
    insertRow(client, "volunteer_applications", {
      ...columnsOf(volunteerForm, application),
      ...sentColumns(application),
    }),
};

export const partnerStore: Store<PartnerApplication> = {
  kind: "partner",
  form: partnerForm,
  findEarlier: async (client, { email, organisation, plan }, since) => {
    const sender = emailKey(email);
    await lockByName(client, `partner ${sender}`);
    const { rows } = await client.query<{ id: string }>(
      `select id from partner_applications
       where lower(email) = $1 and created_at > $2 and organisation = $3 and plan = $4 limit 1`,
      [sender, since, organisation, plan],
    );
    return rows[0];
  },
  insert: (client, application) =>
    insertRow(client, "partner_applications", {
      ...columnsOf(partnerForm, application),
      ...sentColumns(application),
    }),
};

export const grantStore: Store<GrantApplication> = {
  kind: "grant",
  form: commonGrantForm,
  findEarlier: async (client, application, since) => {
    const sender = emailKey(application.email);
    const draftHash = draftHashOf(application);
    // Always the draft first and the sender second, so that two transactions cannot wait for each other.
    if (draftHash) await lockByName(client, `grant draft ${draftHash.toString("hex")}`);
    await lockByName(client, `grant ${application.callId} ${sender}`);
    const { rows } = await client.query<{ id: string }>(
      `select id from grant_applications where draft_hash = $1
       union all
       select id from grant_applications
       where call_id = $2 and lower(contact_email) = $3 and created_at > $4
         and org_name = $5 and requested_cents = $6 and answers = $7
       limit 1`,
      [
        draftHash,
        application.callId,
        sender,
        since,
        application.organisation,
        application.amount,
        JSON.stringify(application.answers),
      ],
    );
    return rows[0];
  },
  insert: (client, application) =>
    insertRow(client, "grant_applications", {
      ...columnsOf(commonGrantForm, application),
      ...sentColumns(application),
      call_id: application.callId,
      answers: JSON.stringify(application.answers),
      draft_hash: draftHashOf(application),
    }),
  finish: async (client, application) => {
    const draftHash = draftHashOf(application);
    if (draftHash) await client.query("delete from grant_drafts where token_hash = $1", [draftHash]);
  },
};

const sentColumns = ({ id, language, createdAt }: SentFacts) => ({ id, language, created_at: createdAt });

const draftHashOf = ({ draftToken }: GrantApplication): Buffer | null =>
  draftToken === null ? null : digest(draftToken);
