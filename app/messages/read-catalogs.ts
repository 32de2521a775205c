import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { languages, perLanguage, type Language } from "#domain/language.ts";
import type { Catalogs } from "./problems.ts";

const folder = import.meta.dirname;

/** The catalogs as written, from disk: for the build, the server's own sentences and the tests. Their names are those of the files. */
export function readCatalogs(): Catalogs {
  const catalogs: Catalogs = perLanguage(() => ({}));
  for (const language of languages) {
    for (const file of catalogFiles(language)) {
      const text = readFileSync(join(folder, language, file), "utf8");
      const name = basename(file, ".json");
      if (catalogs[language][name]) throw new Error(`There are two catalogs ${name} in ${language}`);
      catalogs[language][name] = JSON.parse(text) as Record<string, string>;
    }
  }
  return catalogs;
}

const catalogFiles = (language: Language): string[] =>
  readdirSync(join(folder, language), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".json"),
  );
