import { randomUUID } from "node:crypto";
import type pg from "pg";
import { messageStores } from "#adapters/postgres/support/messages.ts";
import { partnerStore, volunteerStore } from "#adapters/postgres/applications/application-stores.ts";
import { applicationStores } from "#adapters/postgres/applications/new-applications.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { showFoundation } from "#domain/content/kinds/foundation/public.ts";
import { sendMessage } from "#domain/contact/send-message.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation as FoundationRecord } from "#domain/content/kinds/foundation/schema.ts";
import { applyAsPartner } from "#domain/applications/partner/apply-as-partner.ts";
import { applyToVolunteer } from "#domain/applications/volunteer/apply-to-volunteer.ts";
import type { Config } from "../../config.ts";
import { formLimits } from "../../requests/form-limits.ts";
import { contactLetters, partnerLetters } from "../../letters/public-form-letters.ts";
import { volunteerAgainLetter, volunteerLetter } from "../../letters/application-letters.ts";

type Needs = { sourceFor: SourceFor; identity: () => Promise<FoundationRecord> };

const clock = () => new Date();

export function composePublicForms(
  { trustedProxies, publicUrl }: Config,
  pool: pg.Pool,
  { sourceFor, identity }: Needs,
) {
  const foundationEmail = async () => (await identity()).email;
  return {
    formLimits: formLimits({ allow: rateLimit(pool), trustedProxies }),
    showFoundation: showFoundation({ identity }),

    applyAsPartner: applyAsPartner({
      withTransaction: applicationStores(pool, partnerStore, { received: partnerLetters(publicUrl) }),
      foundationEmail,
      clock,
      newId: randomUUID,
    }),
    sendMessage: sendMessage({
      withTransaction: messageStores(pool, contactLetters),
      foundationEmail,
      clock,
      newId: randomUUID,
    }),
    applyToVolunteer: applyToVolunteer({
      // Sample roles can be applied for, because the page shows them if there are no others.
      roles: {
        titleOf: async (roleId, language) => {
          const { content } = await sourceFor("volunteerRole");
          return (await content.find("volunteerRole", roleId))?.title[language] ?? null;
        },
      },
      withTransaction: applicationStores(pool, volunteerStore, {
        received: volunteerLetter(publicUrl),
        again: volunteerAgainLetter,
      }),
      clock,
      newId: randomUUID,
    }),
  };
}
