import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { RequestEnv } from "../context.ts";
import { ownApi } from "./own-api.ts";
import { createPages } from "./pages.ts";

/** A site that counts how often it has to draw a page. */
function site(limited?: boolean) {
  let drawn = 0;
  const app = new Hono<RequestEnv>();
  const pages = createPages({
    isAway: () => false,
    mayDraw: () => Promise.resolve(null),
    api: ownApi(new Hono<RequestEnv>()),
    renderer: async () => async () => ({ status: 200, html: `drawn ${++drawn}` }),
    assetsFor: () => ({ scripts: [], first: "", font: "" }) as never,
    styles: "",
    texts: async () => ({}),
    publicUrl: "https://openhand.example",
    demo: false,
    isKeptByProxies: true,
  });
  app.use(async (c, next) => {
    c.set("language", "en");
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

test("a page is drawn once for everyone of whom nothing is known", async () => {
  const visit = site();
  expect(await visit("/programs")).toBe("drawn 1");
  expect(await visit("/programs", "preferred-language=en")).toBe("drawn 1");
  expect(await visit("/programs?utm_source=mail")).toBe("drawn 1");
});

test("a link of a campaign is kept when it comes again, whatever else other sites write behind it", async () => {
  const visit = site();
  expect(await visit("/donate?campaign=winter")).toBe("drawn 1");
  expect(await visit("/donate?fbclid=1&campaign=winter&utm_source=mail")).toBe("drawn 2");
  expect(await visit("/donate?campaign=winter&gclid=3")).toBe("drawn 2");
  expect(await visit("/donate?campaign=summer")).toBe("drawn 3");
  expect(await visit("/donate?gclid=2")).toBe("drawn 4");
  expect(await visit("/donate")).toBe("drawn 4");
});

test("what tells of one person's gift is drawn for them alone", async () => {
  const visit = site();
  expect(await visit("/donate?campaign=winter&resume=a-secret")).toBe("drawn 1");
  expect(await visit("/donate?campaign=winter&resume=a-secret")).toBe("drawn 2");
  expect(await visit("/donate?campaign=winter")).toBe("drawn 3");
});

test("another way to write an address makes no page that is kept", async () => {
  const visit = site();
  expect(await visit("/programs/")).toBe("drawn 1");
  expect(await visit("/programs/")).toBe("drawn 2");
});

test("a browser that somebody once signed in with is served like any other", async () => {
  const visit = site();
  await visit("/programs");
  expect(await visit("/programs", "open-hand-browser=b1")).toBe("drawn 1");
  expect(await visit("/programs", "__Host-open-hand-browser=b1; preferred-language=en")).toBe("drawn 1");
});

test("whoever may be signed in, or is giving, has a page of their own", async () => {
  const visit = site();
  await visit("/programs");
  expect(await visit("/programs", "open-hand-session=s1")).toBe("drawn 2");
  expect(await visit("/programs", "open-hand-browser=b1; __Host-open-hand-session=s1")).toBe("drawn 3");
  expect(await visit("/programs", "anything-else=1")).toBe("drawn 4");
});

test("staff who came by a mailed link are led from the back office to where they add a passkey", async () => {
  const [staff, donor] = [site(true), site(false)];
  expect(await staff("/nl/admin")).toBe("/nl/account/security");
  expect(await staff("/admin/books")).toBe("/account/security");
  expect(await staff("/dashboard")).toBe("drawn 1");
  expect(await donor("/admin")).toBe("drawn 1");
});
