import type { Plugin } from "vite";
import { isLanguage } from "#domain/language.ts";
import { compileText } from "./compile.ts";
import { problemsIn } from "./problems.ts";
import { readCatalogs } from "./read-catalogs.ts";

const catalogFile = /\/app\/messages\/([a-z]{2})\/(?:[a-z]+\/)?[a-z-]+\.json$/;

/** Compiles ICU texts while building, so that no parser is shipped, and refuses to build incomplete catalogs. */
export function catalogs(): Plugin {
  return {
    name: "open-hand-catalogs",
    enforce: "pre",
    buildStart() {
      const problems = problemsIn(readCatalogs());
      if (problems.length > 0) this.error(`The message catalogs do not agree:\n  ${problems.join("\n  ")}`);
    },
    transform(source, id) {
      const language = catalogFile.exec(id)?.[1];
      if (!isLanguage(language)) return null;
      const texts = Object.entries(JSON.parse(source) as Record<string, string>);
      const compiled = Object.fromEntries(texts.map(([key, text]) => [key, compileText(language, text)]));
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
