import { getCookie } from "hono/cookie";
import { languageChoiceName } from "#app/i18n/language-choice.ts";
import { splitLanguage } from "#app/routing/language-path.ts";
import { isLanguage } from "#domain/language.ts";
import type { RequestContext } from "../context.ts";
import type { Step } from "./steps.ts";

type Needs = { mode: "demo" | "production"; countryHeader: string | null };

/** Language and country of the visitor. The address comes first, then the header of our own pages, then the stored choice. */
export const visitor =
  ({ mode, countryHeader }: Needs): Step =>
  (c) => {
    c.set("language", languageOf(c));
    c.set("country", countryOf(countryHeader ? c.req.header(countryHeader) : undefined));
    c.set("production", mode === "production");
    c.set("user", null);
    c.set("signedIn", null);
  };

/** Two letters, or null. */
const countryOf = (value: unknown): string | null =>
  typeof value === "string" && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;

function languageOf(c: RequestContext) {
  const candidates = [
    splitLanguage(c.req.path).language,
    c.req.header("x-language"),
    getCookie(c, languageChoiceName),
  ];
  return candidates.find(isLanguage) ?? "en";
}
