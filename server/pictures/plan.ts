import type { Language } from "#domain/language.ts";
import type { Canvas } from "./canvas.ts";
import type { PictureSources } from "./sources.ts";

export type Plan = Readonly<{
  summary: string;
  rows: readonly (readonly string[])[];
  draw: (canvas: Canvas) => { body: string; height: number };
}>;
export type MakePlan = (sources: PictureSources, language: Language) => Promise<Plan>;
