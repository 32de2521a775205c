import { languages, type Localized } from "#domain/language.ts";
import { notWrittenYet } from "../../labels.ts";
import type { Foundation } from "./schema.ts";

const texts = ["objective", "policyPlan", "remunerationPolicy", "openingHours"] as const;
const arabicLetter = /[\u0620-\u064a]/;

/** On its first day every language has the name and the city as they stand in the register. */
export const isNamed = ({ statutoryName, city }: Foundation): boolean =>
  [statutoryName.ar, city.ar].every((text) => arabicLetter.test(text));

/** Nothing of what is to be published still says that it comes soon. */
export const hasTexts = (foundation: Foundation): boolean =>
  texts.every((text) => isWritten(foundation[text]));

const isWritten = (text: Localized): boolean =>
  languages.every((language) => text[language].trim() !== "" && text[language] !== notWrittenYet[language]);
