import { isFindingId } from "#domain/doctor/finding.ts";
import type { Language } from "#domain/language.ts";
import type { StoredAlert } from "#domain/running/alert.ts";
import { translate } from "../translate.ts";

/** The doctor's sentence; an unknown finding of a newer version is shown by its id. */
export const alertSentence = (
  language: Language,
  { kind, place, why }: Pick<StoredAlert, "kind" | "place" | "why">,
): string =>
  isFindingId(kind)
    ? translate(language, `doctor.${kind}`, { place, why })
    : [kind, place, why].filter(Boolean).join(" ");
