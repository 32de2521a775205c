import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/language.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";

export type Text = Readonly<{ where: string; words: string; toStaff?: boolean }>;

/** Staff are colleagues: the back office may address one person. Their mail may not. */
const forStaff = new Set(readdirSync("app/messages/en/staff").map((name) => name.replace(/\.json$/, "")));

/** Arabic vowel signs may be written or left out: the word is the same. */
export const unvowelled = (text: string): string => text.replaceAll(/[\u064b-\u0652]/g, "");

export const catalogTexts = (language: Language): Text[] =>
  Object.entries(readCatalogs()[language]).flatMap(([name, messages]) =>
    Object.entries(messages).map(([where, words]) => ({ where, words, toStaff: forStaff.has(name) })),
  );

/** Texts in the sources: sample content, documents and labels, in three languages each. */
export function writtenTexts(language: Language): Text[] {
  const literal = new RegExp(String.raw`\b${language}:\s*(?:"((?:[^"\\]|\\.)*)"|\`([^\`]*)\`)`, "g");
  return ["app", "domain", "server", "adapters"].flatMap(sourcesUnder).flatMap((where) =>
    [...readFileSync(where, "utf8").matchAll(literal)].map(([, quoted, template]) => ({
      where,
      words: quoted ?? template ?? "",
    })),
  );
}

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixtures)\./.test(name))
    .map((name) => join(folder, name));
