import { basename } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import type { Column } from "#domain/lists/column.ts";
import type { AnyList } from "#domain/lists/list.ts";
import type { Site, User } from "#domain/site/site.ts";
import { asCents } from "#domain/money/cents.ts";
import { render } from "../entry-server.tsx";
import type { Messages } from "../i18n/format-message.ts";
import { compileText } from "../messages/compile.ts";
import { readCatalogs } from "../messages/read-catalogs.ts";
import { stateElementId } from "../page-state.ts";
import { catalogsOf } from "../routing/load-screen.ts";
import { routes, type Route } from "../routes.ts";
import { staffRoutes } from "../routes/staff-routes.ts";

const catalogs = readCatalogs();

const site: Site = {
  mode: "demo",
  name: "Open Hand",
  statutoryName: "Stichting Open Hand",
  address: "Kade 1, Utrecht",
  email: "hello@example.org",
  phone: "+31 30 000 0000",
  rsin: "000000000",
  kvk: "00000000",
  giving: "FULL",
  paysInPage: false,
  transfers: true,
  sampleFallback: false,
  fees: { permille: 15, fixedCents: asCents(25) },
  claims: ["anbi", "gdpr", "audit", "rating"],
  split: [],
};

const callers = ["nobody", "DONOR", "AUDITOR", "STAFF", "ADMIN"] as const;
type Caller = (typeof callers)[number];

const mayOpen: Record<NonNullable<Route["who"]>, readonly Caller[]> = {
  signed_in: ["DONOR", "AUDITOR", "STAFF", "ADMIN"],
  books: ["AUDITOR", "STAFF", "ADMIN"],
  staff: ["STAFF", "ADMIN"],
  admin: ["ADMIN"],
};

/** Parts of an address that only a few words fit. */
const filledIn = (path: string): string =>
  path
    .replace("applications/:kind", "applications/volunteer")
    .replace("content/:kind", "content/project")
    .replaceAll(/:\w+/g, "some-id");

/** The words that the route brings, and no others, as the build compiles them. */
const textsOf = (route: Route, language: Language): Messages =>
  Object.assign({}, ...["shell", ...catalogsOf(route)].map((name) => compiled(language, basename(name))));

const compiledCatalogs = new Map<string, Messages>();

function compiled(language: Language, name: string): Messages {
  const written = Object.entries(catalogs[language][name] ?? {});
  const messages =
    compiledCatalogs.get(`${language}/${name}`) ??
    Object.fromEntries(written.map(([id, text]) => [id, compileText(language, text)]));
  compiledCatalogs.set(`${language}/${name}`, messages);
  return messages;
}

type Shown = { html: string; asked: string[] };

/** The page as the server draws it, while every answer but those about the visit is missing. */
async function open(
  route: Route,
  caller: Caller,
  language: Language = "en",
  known: Readonly<Record<string, unknown>> = {},
): Promise<Shown> {
  const asked: string[] = [];
  const answer = (address: string): Response => {
    if (address === "/api/site") return Response.json(site);
    if (address === "/api/auth/user")
      return caller === "nobody" ? new Response(null, { status: 401 }) : Response.json(userAs(caller));
    asked.push(address);
    if (address in known) return Response.json(known[address]);
    return Response.json({ message: "Come back later" }, { status: 503 });
  };
  const { html } = await render({
    path: filledIn(route.path),
    search: "",
    base: "",
    language,
    publicUrl: "https://openhand.example",
    demo: true,
    fetchApi: (address) => Promise.resolve(answer(address)),
    styles: "",
    assetsFor: () => ({ script: "/first.js", modules: [], sheets: [], fonts: [] }),
    texts: textsOf(route, language),
  });
  const [drawn = ""] = html.split(`id="${stateElementId}"`);
  return { html: drawn, asked };
}

const userAs = (role: User["role"]): User => ({
  id: "u1",
  email: "samir@example.org",
  firstName: "Samir",
  role,
  profileImageUrl: null,
});

const titleOf = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";

/** A record whose answer is missing is called by its id. */
const lettersOf: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  nl: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}|^some-id/u,
};

describe("every screen has a title of its own", () => {
  test.each(languages)("in %s", async (language) => {
    const notFound = catalogs[language]["shell"]?.["shell.notFound.title"] ?? "";
    for (const route of routes.filter(({ demo }) => !demo)) {
      const { path } = route;
      const shown = titleOf((await open(route, "ADMIN", language)).html);
      expect.soft(shown, path).toMatch(/^.+ – .+$/);
      expect.soft(shown, `${path} shows an id`).not.toMatch(/[a-z-]+\.[a-z]+\.?\w*/);
      expect.soft(shown, `${path} is not found`).not.toContain(notFound);
      expect.soft(shown, path).toMatch(lettersOf[language]);
    }
  });
});

describe("a page that is not for everyone", () => {
  const denied = (catalogs.en["shell"]?.["shell.denied.text"] ?? "").replaceAll("'", "&#x27;");
  const personal = routes.flatMap((route) => (route.who ? [{ route, who: route.who }] : []));

  test.each(personal)("$route.path is for $who, and asks nothing for others", async ({ route, who }) => {
    for (const caller of callers) {
      const { html, asked } = await open(route, caller);
      const isAllowed = mayOpen[who].includes(caller);
      const asksToSignIn = html.includes("/api/login?");
      expect.soft(asksToSignIn, `${caller} is asked to sign in`).toBe(caller === "nobody");
      expect.soft(html.includes(denied), `${caller} is refused`).toBe(caller !== "nobody" && !isAllowed);
      expect.soft(isAllowed ? [] : asked, `asked for ${caller}`).toEqual([]);
    }
  });
});

describe("every list shows its rows", () => {
  const valueOf = ({ kind, values }: Column): unknown => {
    if (kind === "number" || kind === "money") return 2500;
    if (kind === "reference") return { id: "some-id", name: "Education Tutor" };
    if (kind === "flag") return true;
    if (kind === "choices") return values;
    const texts = { day: "2026-03-02", moment: "2026-03-02T12:00:00.000Z", json: { changed: "yes" } };
    return values?.[0] ?? texts[kind as keyof typeof texts] ?? "Written by hand";
  };
  const rowsOf = (list: AnyList) =>
    [false, true].map((isSparse, place) =>
      Object.fromEntries(
        Object.entries<Column>(list.columns).map(([name, column]) => {
          if (name === list.key) return [name, valueOf(column) === 2500 ? place : `row-${place}`];
          return [name, isSparse && column.nullable ? null : valueOf(column)];
        }),
      ),
    );
  const lists = staffRoutes.flatMap((route) => (route.list ? [{ route, list: route.list }] : []));

  test.each(lists)("$list.name, complete and with gaps, in three languages", async ({ route, list }) => {
    const page = { rows: rowsOf(list), older: "next~page", count: 2, options: {} };
    for (const language of languages) {
      const { html } = await open(route, "ADMIN", language, { [list.path]: page });
      expect.soft(html.match(/<tbody>.*?<\/tbody>/s)?.[0].match(/<tr>/g), language).toHaveLength(2);
      expect.soft(html).toContain(`${list.page}?before=next%7Epage`);
      expect.soft(html.includes(`/api/admin/exports/${list.name}.csv`)).toBe(list.files ?? false);
    }
  });
});
