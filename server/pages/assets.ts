import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageAssets } from "#app/page-state.ts";
import { scriptOf, type Language, type Script } from "#domain/language.ts";

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;
type PageFiles = PageAssets & { sheets: string[] };
export type AssetsFor = (sources: string[], language: Language) => PageFiles;

const entrySource = "app/entry-client.tsx";
const preHydrationSource = "app/pre-hydration/entry.ts";
const fontFiles: Readonly<Record<Script, RegExp>> = {
  latin: /readex-pro-latin-(?!more)/,
  arabic: /readex-pro-arabic-(?!more)/,
};

export function builtAssets(clientDir: string): AssetsFor {
  const { manifest, preHydration } = readManifest(clientDir);
  const files = Object.values(manifest).map((chunk) => chunk.file);
  const find: AssetsFor = (sources, language) => ({
    script: `/${preHydration.file}`,
    modules: modulesOf(manifest, [...sources, entrySource]),
    sheets: sheetsOf(manifest, sources),
    fonts: files
      .filter((file) => file.endsWith(".woff2") && fontFiles[scriptOf(language)].test(file))
      .map(absolute),
  });
  // There are as many as pages and languages, and the build does not change.
  const found = new Map<string, PageFiles>();
  return (sources, language) => {
    const name = [language, ...sources].join(" ");
    let assets = found.get(name);
    if (!assets) found.set(name, (assets = Object.freeze(find(sources, language))));
    return assets;
  };
}

export type Styles = Readonly<{
  /** For a first visit: another file would delay the first paint. */
  whole: string;
  /** For signed-in people, who return and have the file cached. */
  linked: string;
}>;

export function builtStyles(clientDir: string): Styles {
  const files = readManifest(clientDir).entry.css ?? [];
  return {
    whole: files.map((file) => readFileSync(join(clientDir, file), "utf8")).join(""),
    linked: files.map((file) => `@import "/${file}";`).join(""),
  };
}

/** Vite serves sources, so nothing is preloaded. */
export const devAssets: AssetsFor = () => ({
  script: "/app/entry-dev.js",
  modules: [],
  sheets: [],
  fonts: [],
});

const devSheet = '@import "/app/styles/main.css";';
export const devStyles: Styles = { whole: devSheet, linked: devSheet };

function readManifest(clientDir: string): { manifest: Manifest; entry: Chunk; preHydration: Chunk } {
  const read = (name: string) => JSON.parse(readFileSync(join(clientDir, ".vite", name), "utf8")) as Manifest;
  const manifest = read("manifest.json");
  const [entry, preHydration] = [manifest[entrySource], read("pre-hydration.json")[preHydrationSource]];
  if (!entry || !preHydration)
    throw new Error(`The build has no ${entry ? preHydrationSource : entrySource}`);
  return { manifest, entry, preHydration };
}

const modulesOf = (manifest: Manifest, sources: string[]): string[] =>
  collect(manifest, sources, ({ file }) => [file]);

/** Without the sheet of every page. */
const sheetsOf = (manifest: Manifest, sources: string[]): string[] => {
  const everywhere = manifest[entrySource]?.css ?? [];
  return collect(manifest, sources, ({ css = [] }) => css.filter((file) => !everywhere.includes(file)));
};

/** Each module after those it imports. */
function collect(manifest: Manifest, sources: string[], filesOf: (chunk: Chunk) => string[]): string[] {
  const visited = new Set<string>();
  const visit = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return [];
    visited.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), ...filesOf(chunk).map(absolute)];
  };
  return [...new Set(sources.flatMap(visit))];
}

const absolute = (file: string): string => `/${file}`;
