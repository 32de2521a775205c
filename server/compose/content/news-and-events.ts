import { randomUUID } from "node:crypto";
import type pg from "pg";
import { eventStores, placesTakenByEvent } from "#adapters/postgres/events/events.ts";
import { publishedAgenda } from "#domain/content/kinds/event/agenda.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation as FoundationRecord } from "#domain/content/kinds/foundation/schema.ts";
import { publishedNews } from "#domain/content/kinds/post/news.ts";
import type { Content } from "#domain/content/ports.ts";
import { publicRecords } from "#domain/content/public-records.ts";
import { showLegalText } from "#domain/content/kinds/legal-text/public.ts";
import { giveUpPlace } from "#domain/events/give-up-place.ts";
import { registerForEvent } from "#domain/events/register.ts";
import { today } from "../../timing/clock.ts";
import type { Config } from "../../config.ts";
import { retentionFacts } from "#domain/privacy/retention-text.ts";
import type { RetentionPeriods } from "#domain/privacy/retention.ts";
import { eventLetters } from "../../letters/event-letters.ts";

type Needs = {
  content: Content;
  sourceFor: SourceFor;
  identity: () => Promise<FoundationRecord>;
  retention: () => Promise<RetentionPeriods>;
};

const clock = () => new Date();

/** News, events and legal texts, and where all public records can be found. */
export function composeNewsAndEvents(
  { publicUrl }: Config,
  pool: pg.Pool,
  { content, sourceFor, identity, retention }: Needs,
) {
  const registering = {
    findEvent: (id: string) => content.find("event", id),
    withTransaction: eventStores(pool, eventLetters(publicUrl)),
    foundationEmail: async () => (await identity()).email,
    clock,
  };
  return {
    identity,
    news: publishedNews({ content, today }),
    agenda: publishedAgenda({ content, placesTaken: placesTakenByEvent(pool), clock }),
    showLegalText: showLegalText({
      sourceFor,
      identity,
      retentionFacts: async (language) => retentionFacts(await retention(), language),
    }),
    registerForEvent: registerForEvent({ ...registering, newId: randomUUID }),
    giveUpPlace: giveUpPlace(registering),
    publicContent: { content, sourceFor, today },
    publicRecords: publicRecords({ content, sourceFor, today }),
  };
}
