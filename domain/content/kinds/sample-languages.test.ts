import { expect, test } from "vitest";
import type { Localized } from "#domain/language.ts";
import { countryNames } from "#domain/labels.ts";
import { sampleMeasures } from "#domain/results/sample-measures.ts";
import { sdgs } from "#domain/labels.ts";
import { isLocalized, paragraphs } from "../localized.ts";
import { sampleContent } from "./kinds.ts";

/** Every localized text of the content with its path. */
const texts: [place: string, text: Localized][] = [
  ...found("", sampleContent("2026-11-15")),
  ...found("sampleMeasures", sampleMeasures),
  ...found("sdgs", sdgs),
  ...found("countryNames", countryNames),
];

/** Names of people, towns and standards are equal in English and Dutch. */
const mayBeTheSame = [
  /^boardMember\.\d+\.name$/,
  /^project\.\d+\.city$/,
  /^volunteerRole\.\d+\.location$/,
  /^foundation\.0\.city$/,
  /^certification\.\d+\.title$/,
];

const arabicLetter = /[\u0621-\u064A]/;
const arabicScript = /[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFF]/;
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/;

test("the walk finds the whole content", () => {
  expect(texts.length).toBeGreaterThan(400);
});

test("every text is English, Dutch and Arabic, and none is a copy of another", () => {
  expect(placesWhere(({ en, nl }) => arabicScript.test(en) || arabicScript.test(nl))).toEqual([]);
  expect(placesWhere(({ ar }) => !arabicLetter.test(ar) || otherDigits.test(ar))).toEqual([]);
  expect(
    placesWhere(({ en, nl }, place) => nl === en && !mayBeTheSame.some((pattern) => pattern.test(place))),
  ).toEqual([]);
});

test("every text has the same paragraphs and the same figures in all three languages", () => {
  expect(placesWhere(({ en, nl, ar }) => new Set([en, nl, ar].map(shapeOf)).size > 1)).toEqual([]);
});

test("every text asks for the same facts about the foundation, save those a Dutch reader knows", () => {
  expect(placesWhere(({ en, ar }) => String(factsIn(en)) !== String(factsIn(ar)))).toEqual([]);
  expect(placesWhere(({ en, nl }) => factsIn(nl).some((fact) => !factsIn(en).includes(fact)))).toEqual([]);
});

test("no text has a stray space or an open bracket", () => {
  expect(placesWhere((text) => Object.values(text).some(isUntidy))).toEqual([]);
});

function placesWhere(isWrong: (text: Localized, place: string) => boolean): string[] {
  return texts.filter(([place, text]) => isWrong(text, place)).map(([place]) => place);
}

function shapeOf(text: string): string {
  return [paragraphs(text).length, ...numbersIn(text)].join(" ");
}

/** The numbers in a text, normalised: 24,000 equals 24.000, and 0.50 equals 0,50. */
function numbersIn(text: string): string[] {
  const figures = text.match(/\d[\d.,:]*/g) ?? [];
  return [...new Set(figures.map((figure) => figure.replaceAll(/\D/g, "")))].toSorted();
}

function factsIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted();
}

function isUntidy(text: string): boolean {
  return / {2}|^\s|\s$| [.,;:!?،؛؟]/.test(text) || text.split("(").length !== text.split(")").length;
}

function found(place: string, value: unknown): [string, Localized][] {
  if (isLocalized(value)) return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => found(place === "" ? key : `${place}.${key}`, part));
}
