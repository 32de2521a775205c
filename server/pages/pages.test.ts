import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { RequestEnv } from "../context.ts";
import { internalApi } from "./internal-api.ts";
import { createPages } from "./pages.ts";

/** Counts how often a page is rendered. */
function site(limited?: boolean) {
  let drawn = 0;
  const app = new Hono<RequestEnv>();
  const pages = createPages({
    databaseUnavailable: () => false,
    mayRender: () => Promise.resolve(null),
    api: internalApi(new Hono<RequestEnv>()),
    answers: { forget: () => {} },
    headersFor: () => ({}),
    renderer: async () => async () => ({ status: 200, html: `drawn ${++drawn}` }),
    assetsFor: () => ({ scripts: [], first: "", font: "" }) as never,
    styles: { whole: "", linked: "" },
    texts: async () => ({}),
    publicUrl: "https://openhand.example",
    demo: false,
    isCachedByProxy: true,
  });
  app.use(async (c, next) => {
    c.set("language", "en");
    c.set("requestId", "r1");
    c.set("country", null);
    if (limited !== undefined) c.set("signedIn", signedInBy(limited));
    await next();
  });
  app.get("*", (c) => pages.show(c));
  return async (path: string, cookie = "") => {
    const answer = await app.request(path, { headers: { cookie } });
    return answer.headers.get("location") ?? answer.text();
  };
}

const signedInBy = (limited: boolean): SignedIn => ({
  user: { id: "u1", email: "anna@example.org", firstName: null, role: "DONOR", profileImageUrl: null },
  session: { id: "s1", method: "email_link", limited, proofDue: false },
  renewedUntil: null,
});

test("a page is rendered once for all anonymous visitors", async () => {
  const visit = site();
  expect(await visit("/programs")).toBe("drawn 1");
  expect(await visit("/programs", "preferred-language=en")).toBe("drawn 1");
  expect(await visit("/programs?utm_source=mail")).toBe("drawn 1");
});

test("a link of a campaign is cached, whatever else other sites write behind it", async () => {
  const visit = site();
  expect(await visit("/donate?campaign=winter")).toBe("drawn 1");
  expect(await visit("/donate?fbclid=1&campaign=winter&utm_source=mail")).toBe("drawn 1");
  expect(await visit("/donate?campaign=winter&gclid=3")).toBe("drawn 1");
  expect(await visit("/donate?campaign=summer")).toBe("drawn 2");
  expect(await visit("/donate?gclid=2")).toBe("drawn 3");
  expect(await visit("/donate")).toBe("drawn 3");
});

test("a page about one person's donation is rendered for them alone", async () => {
  const visit = site();
  expect(await visit("/donate?campaign=winter&resume=a-secret")).toBe("drawn 1");
  expect(await visit("/donate?campaign=winter&resume=a-secret")).toBe("drawn 2");
  expect(await visit("/donate?campaign=winter")).toBe("drawn 3");
});

test("an unusual spelling of an address is not cached", async () => {
  const visit = site();
  expect(await visit("/programs/")).toBe("drawn 1");
  expect(await visit("/programs/")).toBe("drawn 2");
});

test("a browser with which somebody once signed in is anonymous", async () => {
  const visit = site();
  await visit("/programs");
  expect(await visit("/programs", "open-hand-browser=b1")).toBe("drawn 1");
  expect(await visit("/programs", "__Host-open-hand-browser=b1; preferred-language=en")).toBe("drawn 1");
});

test("visitors with any other cookie get a page of their own", async () => {
  const visit = site();
  await visit("/programs");
  expect(await visit("/programs", "open-hand-session=s1")).toBe("drawn 2");
  expect(await visit("/programs", "open-hand-browser=b1; __Host-open-hand-session=s1")).toBe("drawn 3");
  expect(await visit("/programs", "anything-else=1")).toBe("drawn 4");
});

test("staff who signed in with a mailed link are redirected from the back office to add a passkey", async () => {
  const [staff, donor] = [site(true), site(false)];
  expect(await staff("/nl/admin")).toBe("/nl/account/security");
  expect(await staff("/admin/books")).toBe("/account/security");
  expect(await staff("/dashboard")).toBe("drawn 1");
  expect(await donor("/admin")).toBe("drawn 1");
});
