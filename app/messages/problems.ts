import { compileMessage } from "@lingui/message-utils/compileMessage";
import { languageFacts, languages, type Language } from "#domain/language.ts";

/** language → catalog name → message id → ICU text */
export type Catalogs = Record<Language, Record<string, Record<string, string>>>;

/** Every sentence here stops the build: a text exists in every language or in none. */
export function problemsIn(catalogs: Catalogs): string[] {
  const names = new Set(languages.flatMap((language) => Object.keys(catalogs[language])));
  return [...names].flatMap((name) =>
    languages.flatMap((language) => [
      ...missingOrExtra(catalogs, name, language),
      ...Object.entries(catalogs[language][name] ?? {}).flatMap(([id, text]) => [
        ...(id.startsWith(`${name}.`) ? [] : [`${language}/${name}: ${id} must start with "${name}."`]),
        ...(text.trim() === "" ? [`${language}/${name}: ${id} is empty`] : []),
        ...brokenText(language, name, id, text, catalogs.en[name]?.[id]),
      ]),
    ]),
  );
}

function missingOrExtra(catalogs: Catalogs, name: string, language: Language): string[] {
  const english = Object.keys(catalogs.en[name] ?? {});
  const own = Object.keys(catalogs[language][name] ?? {});
  return [
    ...english.filter((id) => !own.includes(id)).map((id) => `${language}/${name}: ${id} is missing`),
    ...own.filter((id) => !english.includes(id)).map((id) => `${language}/${name}: ${id} is not in English`),
  ];
}

function brokenText(language: Language, name: string, id: string, text: string, english?: string): string[] {
  let shape: Shape;
  try {
    shape = shapeOf(text);
  } catch (error) {
    return [`${language}/${name}: ${id} is not valid ICU: ${String(error)}`];
  }
  const wanted = new Intl.PluralRules(languageFacts[language].locale).resolvedOptions().pluralCategories;
  const problems = shape.plurals
    .filter((forms) => wanted.some((form) => !forms.includes(form)))
    .map(
      (forms) =>
        `${language}/${name}: ${id} has plural forms ${forms.join(", ")} and needs ${wanted.join(", ")}`,
    );
  if (english !== undefined && language !== "en") {
    const expected = [...shapeOf(english).values].sort().join(", ");
    const found = [...shape.values].sort().join(", ");
    if (expected !== found)
      problems.push(`${language}/${name}: ${id} uses {${found}}, English uses {${expected}}`);
  }
  return problems;
}

type Shape = { values: Set<string>; plurals: string[][] };

function shapeOf(text: string): Shape {
  const shape: Shape = { values: new Set(), plurals: [] };
  for (const tag of text.matchAll(/<(\d+)>/g)) shape.values.add(`<${tag[1]}>`);
  collect(compileMessage(text), shape);
  return shape;
}

function collect(tokens: unknown, shape: Shape): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [value, type, choices] = token as [string, string?, unknown?];
    shape.values.add(value);
    if (typeof choices !== "object" || choices === null) continue;
    if (type === "plural") shape.plurals.push(Object.keys(choices).filter((form) => form !== "offset"));
    for (const choice of Object.values(choices)) collect(choice, shape);
  }
}
