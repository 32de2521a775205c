import type cards from "./en/cards.json";
import type errors from "./en/errors.json";
import type programs from "./en/programs.json";
import type projects from "./en/projects.json";
import type shell from "./en/shell.json";

/** The catalogs, and with them every id that exists: a wrong id does not compile. */
type AllMessages = {
  shell: typeof shell;
  errors: typeof errors;
  cards: typeof cards;
  programs: typeof programs;
  projects: typeof projects;
};

export type CatalogName = keyof AllMessages;
export type MessageId = { [Name in CatalogName]: keyof AllMessages[Name] }[CatalogName];
