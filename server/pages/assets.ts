import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageAssets } from "#app/page-state.ts";
import { scriptOf, type Language, type Script } from "#domain/language.ts";

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;
export type AssetsFor = (sources: string[], language: Language) => PageAssets;

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
    fonts: files
      .filter((file) => file.endsWith(".woff2") && fontFiles[scriptOf(language)].test(file))
      .map(absolute),
  });
  // There are as many as pages and languages, and the build does not change.
  const found = new Map<string, PageAssets>();
  return (sources, language) => {
    const name = [language, ...sources].join(" ");
    let assets = found.get(name);
    if (!assets) found.set(name, (assets = Object.freeze(find(sources, language))));
    return assets;
  };
}

export type Styles = Readonly<{
  /** For a visitor's first page: a second file would keep it blank for longer. */
  whole: string;
  /** For people who sign in: they come back, and their browser has the file. */
  linked: string;
}>;

export function builtStyles(clientDir: string): Styles {
  const files = readManifest(clientDir).entry.css ?? [];
  return {
    whole: files.map((file) => readFileSync(join(clientDir, file), "utf8")).join(""),
    linked: files.map((file) => `@import "/${file}";`).join(""),
  };
}

/** Vite's own server hands out sources: nothing to preload. */
export const devAssets: AssetsFor = () => ({
  script: "/app/entry-dev.js",
  modules: [],
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

/** Each module after those it imports. */
function modulesOf(manifest: Manifest, sources: string[]): string[] {
  const visited = new Set<string>();
  const visit = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return [];
    visited.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), `/${chunk.file}`];
  };
  return [...new Set(sources.flatMap(visit))];
}

const absolute = (file: string): string => `/${file}`;
