import type { Paper } from "#app/papers/paper.ts";
import type { PaperTexts } from "#app/papers/texts.ts";
import type { Language } from "#domain/language.ts";

/** Aborted by the signal when the visitor has left. */
export type RenderPaper = (paper: Paper, language: Language, signal?: AbortSignal) => Promise<Uint8Array>;

/** Implemented by `app/entry-server.tsx` with the server's texts. */
export type DrawPaper = (paper: Paper, words: PaperTexts) => Promise<Uint8Array>;
