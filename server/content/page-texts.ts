import type { Messages } from "#app/i18n/format-message.ts";
import { compileText } from "#app/messages/compile.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { canBeReworded, type PageText, type PageTexts } from "#domain/content/editing/page-texts.ts";
import type { Content } from "#domain/content/ports.ts";
import { languages, type Language, type Localized } from "#domain/language.ts";

const known = new Map<string, readonly PageText[]>();

/** The texts of a catalog that staff may change. */
export const pageTexts: PageTexts = (catalog) => {
  let words = known.get(catalog);
  if (!words) known.set(catalog, (words = wordsOf(catalog)));
  return words;
};

function wordsOf(catalog: string): PageText[] {
  const catalogs = readCatalogs();
  return Object.keys(catalogs.en[catalog] ?? {})
    .map((id) => {
      const texts = languages.map((language) => [language, catalogs[language][catalog]?.[id] ?? ""]);
      return { name: id.replaceAll(".", "/"), text: Object.fromEntries(texts) as Localized };
    })
    .filter(canBeReworded);
}

/** The foundation's own texts in one language, which replace the catalog's. */
export const rewordedTexts =
  (content: Content) =>
  async (language: Language): Promise<Messages> => {
    const records = await content.list("pageText");
    const texts = records.flatMap((record) => Object.entries(record.texts));
    return Object.fromEntries(
      // Staff write plain text: an apostrophe is no ICU quotation mark.
      texts.map(([name, text]) => [
        name.replaceAll("/", "."),
        compileText(language, text[language].replaceAll("'", "''")),
      ]),
    );
  };
