import { compileMessage } from "@lingui/message-utils/compileMessage";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import { addMessages, createI18n, TextProvider } from "../../i18n/text.tsx";
import { readCatalogs } from "../../messages/read-catalogs.ts";
import { Failure } from "./failure.tsx";

const catalogs = readCatalogs();
const asksForNumber = /number|nummer|رقم/;

function shown(language: Language, reference?: string): string {
  const i18n = createI18n(language);
  const texts = Object.entries(catalogs[language]["shell"] ?? {});
  addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  return renderToString(
    <TextProvider i18n={i18n}>
      <Failure {...(reference && { reference })} />
    </TextProvider>,
  );
}

test.each(languages)(
  "who is asked in %s to mention a number sees it, and nobody else is asked",
  (language) => {
    expect(shown(language, "r-42")).toMatch(asksForNumber);
    expect(shown(language, "r-42")).toContain("r-42");
    // What broke in the browser has no number that our log knows.
    expect(shown(language)).not.toMatch(asksForNumber);
  },
);
