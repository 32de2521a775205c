import type { Messages } from "./i18n/format-message.ts";
import type { Language } from "#domain/language.ts";
import type { Answers } from "./data/api-cache.ts";
import type { MessageId } from "./messages/ids.ts";

/** The files of a page: hashed by the build, named in the document. */
export type PageAssets = {
  /** The pre-hydration script, the only one in the page's head. */
  script: string;
  /** Each module follows those it imports; the entry is last. */
  modules: string[];
  fonts: string[];
};

/** When the page's script is loaded: after the first paint, or when the browser is idle or somebody uses the page. */
export type PageStart = "after paint" | "when idle";

/** What the server rendered with: the browser hydrates with the same. */
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
  /** Set when rendering failed: the number in the log. */
  failure?: string;
};

/** A refused form, with its values and errors. */
export type Posted = {
  /** A page may have several forms. */
  form: string;
  values: Record<string, string>;
  errors: Record<string, MessageId>;
  /** A reason that belongs to no field. */
  problem?: MessageId;
  /** As text, so that the page needs no catalog of reasons. */
  sentence: string;
  /** As text, too. */
  sentences: Record<string, string>;
  resumeUrl?: string;
};

export const stateElementId = "page-state";
export const stylesElementId = "page-styles";

/** JSON that is safe inside a script element. */
export const serializeState = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
