import { randomUUID } from "node:crypto";
import type pg from "pg";
import { newSecret } from "#adapters/auth/secrets.ts";
import { deleteExpiredDrafts, storedDrafts } from "#adapters/postgres/applications/grant-drafts.ts";
import { storedDecisions } from "#adapters/postgres/applications/application-lists.ts";
import { grantStore } from "#adapters/postgres/applications/application-stores.ts";
import { applicationStores } from "#adapters/postgres/applications/new-applications.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { storedOwnApplications } from "#adapters/postgres/applications/own-applications.ts";
import type { TitleOf } from "#domain/applications/own/ports.ts";
import { showOwnApplication } from "#domain/applications/own/show-own-application.ts";
import { withdrawApplication } from "#domain/applications/own/withdraw-application.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import { publishedGrantCalls } from "#domain/content/kinds/grant-call/grant-calls.ts";
import type { Content } from "#domain/content/ports.ts";
import { applyForGrant } from "#domain/applications/grant/apply-for-grant.ts";
import { medianDaysToDecision } from "#domain/applications/grant/decision-time.ts";
import { keepDrafts } from "#domain/applications/grant/keep-draft.ts";
import type { MailDraftLink } from "#domain/applications/grant/ports.ts";
import { today } from "../../timing/clock.ts";
import type { Config } from "../../config.ts";
import { draftCause, draftLetter, grantLetter } from "../../letters/application-letters.ts";

type Needs = { content: Content; sourceFor: SourceFor };

const clock = () => new Date();

export function composeGrants({ publicUrl }: Config, pool: pg.Pool, { content, sourceFor }: Needs) {
  const findCall = (id: string) => content.find("grantCall", id);
  const decisions = storedDecisions(pool);
  const applications = storedOwnApplications(pool);
  const titleOf: TitleOf = async (kind, aboutId, language) => {
    const record =
      kind === "grant"
        ? await findCall(aboutId)
        : await (await sourceFor("volunteerRole")).content.find("volunteerRole", aboutId);
    return record?.title[language] ?? null;
  };
  const mailLink: MailDraftLink = async ({ call, ...letter }) => {
    const cause = draftCause(letter, clock());
    await queueMail(pool, draftLetter(publicUrl)({ ...letter, call, closesOn: call.closesOn, cause }));
  };

  return {
    grantCalls: publishedGrantCalls({ content, today }),
    medianDaysToDecision: async () => medianDaysToDecision(await decisions()),
    grantDrafts: keepDrafts({
      findCall,
      drafts: storedDrafts(pool),
      mailLink,
      today,
      clock,
      newToken: newSecret,
    }),
    applyForGrant: applyForGrant({
      findCall,
      withTransaction: applicationStores(pool, grantStore, { received: grantLetter(publicUrl) }),
      today,
      clock,
      newId: randomUUID,
    }),
    showOwnApplication: showOwnApplication({ applications, titleOf }),
    withdrawApplication: withdrawApplication({ applications }),
    deleteExpiredDrafts: () => deleteExpiredDrafts(pool, clock()),
  };
}
