import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#domain/language.ts";
import type { Catalogs } from "./problems.ts";

const folder = import.meta.dirname;

/** The catalogs as written, from disk: for the build, the server's own sentences and the tests. */
export function readCatalogs(): Catalogs {
  const catalogs: Catalogs = { en: {}, nl: {}, ar: {} };
  for (const language of languages) {
    for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith(".json"))) {
      const text = readFileSync(join(folder, language, file), "utf8");
      catalogs[language][file.slice(0, -".json".length)] = JSON.parse(text) as Record<string, string>;
    }
  }
  return catalogs;
}
