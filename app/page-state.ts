import type { Messages } from "./i18n/format-message.ts";
import type { Language } from "#domain/language.ts";
import type { Answers } from "./data/api-cache.ts";
import type { MessageId } from "./messages/ids.ts";

/** The files of a page: hashed by the build, named in the document. */
export type PageAssets = {
  /** The pre-hydration script, the only one in the page's head. */
  script: string;
  /** The page's own script, which that one loads: each module after those it imports, the entry last. */
  modules: string[];
  fonts: string[];
};

/** When the page's script is loaded: after the first paint, or when the browser is idle or somebody uses the page. */
export type PageStart = "after paint" | "when idle";

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
