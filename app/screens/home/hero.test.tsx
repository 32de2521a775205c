import { compileMessage } from "@lingui/message-utils/compileMessage";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { expect, test } from "vitest";
import { ApiCache, type Answers } from "../../data/api-cache.ts";
import { ApiCacheContext } from "../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../i18n/text.tsx";
import { readCatalogs } from "../../messages/read-catalogs.ts";
import { Hero } from "./hero.tsx";

function figuresShown(answers: Answers): string[] {
  const i18n = createI18n("en");
  const texts = Object.entries(readCatalogs().en["home"] ?? {});
  addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    "/api/site": { giving: "INFO_ONLY" },
    "/api/auth/user": null,
    ...answers,
  });
  const html = renderToString(
    <Router ssrPath="/">
      <TextProvider i18n={i18n}>
        <ApiCacheContext value={cache}>
          <Hero />
        </ApiCacheContext>
      </TextProvider>
    </Router>,
  );
  return [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, figure = ""]) => figure);
}

test("the first figures of the home page are those that were counted", () => {
  const loaded = { "/api/hero-figures": { lives: 25_946, countries: 3, projects: 127 } };
  expect(figuresShown(loaded)).toEqual(["25,946", "3", "127"]);
});

test("the round figures stand in for those that could not be loaded", () => {
  expect(figuresShown({})).toEqual(["25,000+", "3", "50+"]);
});
