import { languages, type Localized } from "#domain/language.ts";
import { notWrittenYet } from "#domain/labels.ts";
import type { Foundation } from "./schema.ts";

const texts = ["objective", "policyPlan", "remunerationPolicy", "openingHours"] as const;
const arabicLetter = /[\u0620-\u064a]/;

/** On the first day every language has the registered name and city. */
export const isNamed = ({ statutoryName, city }: Foundation): boolean =>
  [statutoryName.ar, city.ar].every((text) => arabicLetter.test(text));

/** No required text is still a placeholder. */
export const hasTexts = (foundation: Foundation): boolean =>
  texts.every((text) => isWritten(foundation[text]));

const isWritten = (text: Localized): boolean =>
  languages.every((language) => text[language].trim() !== "" && text[language] !== notWrittenYet[language]);
