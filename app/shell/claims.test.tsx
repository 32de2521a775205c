import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { expect, test } from "vitest";
import { claims, type Claim } from "#domain/claim.ts";
import { languages, type Language } from "#domain/language.ts";
import { ApiCache } from "../data/api-cache.ts";
import { ApiCacheContext } from "../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../i18n/text.tsx";
import { readCatalogs } from "../messages/read-catalogs.ts";
import { SideCards } from "../screens/donate/side-cards.tsx";
import { Transparency } from "../screens/home/transparency.tsx";
import { AnbiPublication } from "../screens/transparency/anbi-publication.tsx";
import { Masthead } from "../screens/transparency/masthead.tsx";
import { Footer } from "./footer.tsx";

const catalogs = readCatalogs();

function html(part: ReactElement, language: Language, claimed: readonly Claim[]): string {
  const i18n = createI18n(language);
  for (const texts of Object.values(catalogs[language]))
    addMessages(
      i18n,
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)])),
    );
  const site = { giving: "FULL", claims: claimed, split: [] };
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), { "/api/site": site });
  return renderToString(
    <TextProvider i18n={i18n}>
      <ApiCacheContext value={cache}>
        <Router ssrPath="/">{part}</Router>
      </ApiCacheContext>
    </TextProvider>,
  );
}

/** Wherever a claim is made beside its certificate. */
const places = {
  footer: <Footer />,
  home: <Transparency />,
  donate: <SideCards />,
  masthead: <Masthead />,
  publication: <AnbiPublication />,
};

test.each(Object.entries(places))("in the %s nothing is claimed that may not be claimed today", (_, part) => {
  for (const language of languages) {
    expect(html(part, language, claims)).toMatch(/ANBI/);
    expect(html(part, language, [])).not.toMatch(/ANBI|GDPR|AVG/);
  }
});

test("one that ended takes no other with it", () => {
  const footer = html(<Footer />, "en", ["gdpr", "audit"]);
  expect(footer).not.toContain("ANBI");
  expect(footer).toContain("GDPR");
  expect(footer).toContain("External audit");
});
