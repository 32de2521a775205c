import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { programColors } from "./schema.ts";
import type { Program } from "./schema.ts";
import { coverAltOf, coverUrlOf } from "../../cover-url.ts";

export const programAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  color: z.enum(programColors),
  sdgTags: z.array(z.int()),
  /** From the program's dated records. */
  beneficiaries: z.int(),
  image: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
});

export type ProgramAnswer = z.infer<typeof programAnswer>;

type Facts = Readonly<{ language: Language; helped: ReadonlyMap<string, number> }>;

export const publicProgram = (program: Program, { language, helped }: Facts): ProgramAnswer => ({
  id: program.id,
  title: program.title[language],
  description: program.description[language],
  icon: program.icon,
  color: program.color,
  sdgTags: program.sdgTags,
  beneficiaries: helped.get(program.id) ?? 0,
  image: coverUrlOf(program.cover),
  imageAlt: coverAltOf(program.cover, language),
});
