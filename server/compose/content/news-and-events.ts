import { randomUUID } from "node:crypto";
import type pg from "pg";
import { eventStores, placesTakenByEvent } from "#adapters/postgres/events/events.ts";
import { publishedAgenda } from "#domain/content/kinds/event/agenda.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation as FoundationRecord } from "#domain/content/kinds/foundation/schema.ts";
import { publishedNews } from "#domain/content/kinds/post/news.ts";
import { helpedBy } from "#domain/content/labelled.ts";
import type { Content } from "#domain/content/ports.ts";
import { publicRecords } from "#domain/content/public-records.ts";
import { showLegalText } from "#domain/content/kinds/legal-text/public.ts";
import { giveUpPlace } from "#domain/events/give-up-place.ts";
import { registerForEvent } from "#domain/events/register.ts";
import type { Language } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";
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

export const trackedProjects = (sourceFor: SourceFor) => async () => {
  const { content, spentByProject, figuresByProject } = await sourceFor("project");
  const [projects, spent, reported] = await Promise.all([
    content.list("project"),
    spentByProject(),
    figuresByProject(),
  ]);
  return projects.map((project) => ({
    ...project,
    spentCents: spent.get(project.id) ?? noCents,
    beneficiaries: helpedBy(reported.get(project.id) ?? [], project),
  }));
};

type Purpose = Readonly<{ projectId: string | null; programId: string | null }>;

export function purposeChoices(sourceFor: SourceFor) {
  const projects = async () => (await sourceFor("project")).content.list("project");
  const programs = async () => (await sourceFor("program")).content.list("program");
  return {
    choices: async (language: Language) => {
      const named = ({ id, title }: { id: string; title: Record<Language, string> }) => ({
        id,
        name: title[language],
      });
      const [allProjects, allPrograms] = await Promise.all([projects(), programs()]);
      return { projects: allProjects.map(named), programs: allPrograms.map(named) };
    },
    isKnown: async ({ projectId, programId }: Purpose): Promise<boolean> => {
      if (projectId !== null) return (await projects()).some(({ id }) => id === projectId);
      return programId === null || (await programs()).some(({ id }) => id === programId);
    },
    /** A project is as eligible as its program. */
    isEligible: async ({ projectId, programId }: Purpose): Promise<boolean> => {
      const project = (await projects()).find(({ id }) => id === projectId);
      const program = (await programs()).find(({ id }) => id === (project?.programId ?? programId));
      return program?.zakatEligible ?? false;
    },
  };
}
