import type { Messages } from "./i18n/format-message.ts";
import type { Language } from "#domain/language.ts";
import type { Answers } from "./data/api-cache.ts";
import type { MessageId } from "./messages/ids.ts";

/** The files of a page: hashed by the build, named in the document. */
export type PageAssets = {
  /** The one script the page names. */
  script: string;
  /** The program, which that one fetches when the page starts, side by side; the first of them begins. */
  modules: string[];
  fonts: string[];
};

/** When the program of a page starts: once its first words are shown, or when somebody first touches it. */
export type PageStart = "at once" | "on touch";

/** What the server knew when it rendered; the browser starts from the same, so both draw the same page. */
export type PageState = {
  language: Language;
  /** "", "/nl" or "/ar": the prefix this page was opened under. */
  base: string;
  publicUrl: string;
  assets: PageAssets;
  start: PageStart;
  answers: Answers;
  /** Texts changed by staff. */
  texts?: Messages;
  /** Set when the page answers a form that was sent without JavaScript and refused. */
  posted?: Posted;
  /** Set when the page could not be made: the number under which it was logged. */
  failure?: string;
};

/** A refused form: what was typed stays, and each wrong field says why. */
export type Posted = {
  /** The form's own name: a page may have several. */
  form: string;
  values: Record<string, string>;
  errors: Record<string, MessageId>;
  /** A reason that belongs to no field. */
  problem?: MessageId;
  /** The first thing that is wrong, in words: a page need not bring the catalog of every reason. */
  sentence: string;
  /** What is wrong with each field, in words, likewise. */
  sentences: Record<string, string>;
  /** Where they can go on instead. */
  resumeUrl?: string;
};

export const stateElementId = "page-state";
export const stylesElementId = "page-styles";

/** JSON that is safe inside a script element. */
export const serializeState = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
