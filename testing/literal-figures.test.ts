import { expect, test } from "vitest";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { languages } from "#domain/language.ts";
import { figuresIn, figuresInComponents, isExplained, literalFigures, reasons } from "./literal-figures.ts";

const catalogs = readCatalogs();
const withDigits = languages.flatMap((language) =>
  Object.values(catalogs[language]).flatMap((texts) => literalFigures(texts)),
);

test("no text of a catalog says a figure by itself: figures are computed or read from dated records", () => {
  // One that is a rule, like a limit, gets its reason in literal-figures.ts; one that is counted gets a source (docs/figures.md).
  expect(withDigits.filter((id) => !isExplained(id))).toEqual([]);
});

test("every reason is still needed", () => {
  const unused = Object.values(reasons)
    .flat()
    .filter((pattern) => !withDigits.some((id) => pattern.test(id)));
  expect(unused).toEqual([]);
});

test("no component has a figure between its tags or in what it says aloud", () => {
  // The style guide shows what parts look like, with samples.
  const found = figuresInComponents(["app"]).filter((place) => !place.startsWith("app/screens/styleguide/"));
  expect(found).toEqual([]);
});

test("a figure that is put back is found, in the digits of any language", () => {
  const texts = {
    "home.amount.25": "feeds 5 children",
    "home.hero.lives": "أكثر من ٢٥٬٠٠٠ إنسان",
    "home.impact.share": "{count, plural, =0 {none} one {# child} other {# children}}",
    "home.of": "{raised} of {goal}",
    "papers.layout": "Under guideline RJ 650",
  };
  const found = literalFigures(texts);
  expect(found).toEqual(["home.amount.25", "home.hero.lives"]);
  expect(found.filter(isExplained)).toEqual([]);
  const component =
    'export const Hero = () => <p title="127 projects">We fed 450 children, {count} of them twice</p>;';
  expect(figuresIn("hero.tsx", component)).toEqual([
    "hero.tsx: 127 projects",
    "hero.tsx: We fed 450 children,",
  ]);
});
