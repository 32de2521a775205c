import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import type { Language } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";
import type { SourceFor } from "../../content-source.ts";
import type { ContentDocument } from "../document/schema.ts";
import type { Partner } from "../partner/schema.ts";
import type { Program } from "../program/schema.ts";
import type { Project } from "./schema.ts";
import { block } from "../../blocks/block-schema.ts";
import { readBlocks } from "../../blocks/read-blocks.ts";
import { figureAnswer, labelledFigures } from "../../labelled.ts";
import type { ReportedFigure } from "../../ports.ts";
import { programAnswer, publicProgram } from "../program/public.ts";
import { projectAnswer, publicProject, type ProjectAnswer } from "./public.ts";

const partnerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  url: z.nullable(z.string()),
  licence: z.nullable(z.object({ number: z.string(), authority: z.string(), validUntil: z.string() })),
});

export const projectPageAnswer = z.extend(projectAnswer, {
  body: z.array(block),
  program: z.nullable(programAnswer),
  budgetLines: z.array(z.object({ label: z.string(), cents: centsField })),
  startsOn: z.string(),
  endsOn: z.string(),
  updatedOn: z.string(),
  impact: z.array(figureAnswer),
  /** Newest first. */
  updates: z.array(z.object({ on: z.string(), title: z.string(), text: z.string() })),
  partner: z.nullable(partnerAnswer),
  /** The foundation's reports about its projects. */
  documents: z.array(z.object({ id: z.string(), title: z.string(), publishedOn: z.string() })),
});

export type ProjectPageAnswer = z.infer<typeof projectPageAnswer>;

type Needs = { sourceFor: SourceFor; today: () => string };

export const showProject =
  ({ sourceFor, today }: Needs) =>
  async (id: string, language: Language): Promise<ProjectPageAnswer | null> => {
    const projects = await sourceFor("project");
    const project = await projects.content.find("project", id);
    if (!project) return null;
    const [spent, figures, programs, partners, documents] = await Promise.all([
      projects.spentByProject(),
      projects.figuresByProject(),
      sourceFor("program"),
      sourceFor("partner"),
      sourceFor("document"),
    ]);
    const reported = figures.get(id) ?? [];
    const spentCents = spent.get(id) ?? noCents;
    const answer = publicProject(project, { spentCents, reported, language, today: today() });
    return publicProjectPage(project, answer, language, {
      program: await programs.content.find("program", project.programId),
      helped: await programs.helpedByProgram(),
      partner: project.partnerId === null ? null : await partners.content.find("partner", project.partnerId),
      documents: await documents.content.list("document"),
      reported,
    });
  };

type Around = Readonly<{
  program: Program | null;
  helped: ReadonlyMap<string, number>;
  partner: Partner | null;
  documents: readonly ContentDocument[];
  reported: readonly ReportedFigure[];
}>;

const publicProjectPage = (
  project: Project,
  answer: ProjectAnswer,
  language: Language,
  { program, helped, partner, documents, reported }: Around,
): ProjectPageAnswer => ({
  ...answer,
  body: readBlocks(project.body[language]),
  program: program && publicProgram(program, { language, helped }),
  budgetLines: project.budgetLines.map(({ label, cents }) => ({ label: label[language], cents })),
  startsOn: project.startsOn,
  endsOn: project.endsOn,
  updatedOn: project.updatedOn,
  impact: labelledFigures(reported, project, language),
  updates: project.updates
    .map(({ on, title, text }) => ({ on, title: title[language], text: text[language] }))
    .sort((a, b) => b.on.localeCompare(a.on)),
  partner: partner && publicPartner(partner, language),
  // The articles say nothing about a project; reports do.
  documents: documents
    .filter(({ category }) => category !== "GOVERNANCE")
    .map(({ id, title, publishedOn }) => ({ id, title: title[language], publishedOn })),
});

const publicPartner = ({ id, name, description, url, licence }: Partner, language: Language) => ({
  id,
  name: name[language],
  description: description[language],
  url,
  licence: licence && {
    number: licence.number,
    authority: licence.authority[language],
    validUntil: licence.validUntil,
  },
});
