import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import type { Language } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { SourceFor } from "../../content-source.ts";
import type { Program } from "./schema.ts";
import { block } from "../../blocks/block-schema.ts";
import { readBlocks } from "../../blocks/read-blocks.ts";
import { addedFigures, figureAnswer } from "../../labelled.ts";
import { programAnswer, publicProgram } from "./public.ts";
import { projectAnswer, publicProject, type ProjectAnswer } from "../project/public.ts";

export const programPageAnswer = z.extend(programAnswer, {
  body: z.array(block),
  projects: z.array(projectAnswer),
  /** Sums over its projects. Planned projects add nothing. */
  impact: z.array(figureAnswer),
  budgetCents: centsField,
  spentCents: centsField,
});

export type ProgramPageAnswer = z.infer<typeof programPageAnswer>;

type Needs = { sourceFor: SourceFor; today: () => string };

export const showProgram =
  ({ sourceFor, today }: Needs) =>
  async (id: string, language: Language): Promise<ProgramPageAnswer | null> => {
    const [programs, projects] = await Promise.all([sourceFor("program"), sourceFor("project")]);
    const program = await programs.content.find("program", id);
    if (!program) return null;
    const [bodies, spent, figures, helped] = await Promise.all([
      projects.content.list("project"),
      projects.spentByProject(),
      projects.figuresByProject(),
      programs.helpedByProgram(),
    ]);
    const own = bodies.filter((body) => body.programId === id);
    const answers = own.map((body) =>
      publicProject(body, {
        spentCents: spent.get(body.id) ?? noCents,
        reported: figures.get(body.id) ?? [],
        language,
        today: today(),
      }),
    );
    return {
      ...publicProgramPage(program, answers, { language, helped }),
      impact: addedFigures(
        own.map((body) => ({ status: body.status, reported: figures.get(body.id) ?? [] })),
        language,
      ),
    };
  };

const publicProgramPage = (
  program: Program,
  projects: ProjectAnswer[],
  { language, helped }: Readonly<{ language: Language; helped: ReadonlyMap<string, number> }>,
): Omit<ProgramPageAnswer, "impact"> => ({
  ...publicProgram(program, { language, helped }),
  body: readBlocks(program.body[language]),
  projects,
  budgetCents: sumOf(projects.map(({ budgetCents }) => budgetCents)),
  spentCents: sumOf(projects.map(({ spentCents }) => spentCents)),
});
