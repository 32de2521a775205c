import type { Paper } from "#app/papers/paper.ts";
import type { PaperTexts } from "#app/papers/texts.ts";
import type { Language } from "#domain/language.ts";

/** Makes a PDF in a language; none for a visitor who has left meanwhile, as the signal says. */
export type RenderPaper = (paper: Paper, language: Language, signal?: AbortSignal) => Promise<Uint8Array>;

/** As `app/entry-server.tsx` offers it: the words are the server's. */
export type DrawPaper = (paper: Paper, words: PaperTexts) => Promise<Uint8Array>;
