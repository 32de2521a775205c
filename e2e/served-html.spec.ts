import { expect, type APIRequestContext } from "@playwright/test";
import { everyPage, type Visit } from "./site-map.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { linksIn } from "./support/links.ts";
import { test, wake } from "./support/once-alive.ts";

/** The pages as a program reads them, before any of our code runs. */

const patience = 600_000;

/** Each page is fetched once for all that is asked about it here. */
const pages = new Map<string, Promise<string>>();
function read(request: APIRequestContext, address: string): Promise<string> {
  const page = pages.get(address) ?? request.get(address).then((response) => response.text());
  pages.set(address, page);
  return page;
}

test("nothing but the page itself stands between a visitor and its first words", async ({ request }) => {
  for (const { address } of everyPage) {
    const html = await read(request, address);
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head, address).toContain("<style");
    expect(head, address).not.toContain('rel="stylesheet"');
    expect(head.match(/<link rel="preload" as="font"/g), address).toHaveLength(1);
    const scripts = head.match(/<link rel="modulepreload"[^>]*>|<script[^>]* src=[^>]*>/g) ?? [];
    expect(scripts, address).toEqual([expect.stringMatching(/pre-hydration.*fetchpriority="low"/i)]);
  }
});

test("no other script is fetched before the first words are on the screen", async ({ page }) => {
  for (const path of ["/zakat", "/ar/donate"]) {
    // Using the page before the first paint would load its script earlier.
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await wake(page);
    const { shown, asked } = await page.evaluate(() => ({
      shown: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js") && !name.includes("pre-hydration"))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, path).toBeGreaterThan(2);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(shown);
  }
});

test("every page has a title and a description of its own, in each language", async ({ request }) => {
  test.skip(!isFullRun, skipped.walk);
  const all = await Promise.all(
    everyPage.map(async ({ address }) => ({ address, html: await read(request, address) })),
  );
  const own = [/<title[^>]*>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/];
  for (const pattern of own) {
    const heldBy = new Map<string, string[]>();
    for (const { address, html } of all) {
      const words = pattern.exec(html)?.[1] ?? "";
      heldBy.set(words, [...(heldBy.get(words) ?? []), address]);
    }
    expect([...heldBy].filter(([words, addresses]) => words === "" || addresses.length > 1)).toEqual([]);
  }
});

test("headings follow each other without a gap on every page", async ({ request }) => {
  test.skip(!isFullRun, skipped.walk);
  for (const { address } of everyPage) {
    const levels = [...(await read(request, address)).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) =>
      Number(level),
    );
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, address).toEqual([]);
  }
});

test("no link of any page is dead, in any language, nor any place within a page", async ({ request }) => {
  test.skip(!isFullRun, skipped.links);
  // Hundreds of addresses one after the other, and a paper is made when nothing else wants the processor.
  test.setTimeout(patience);
  const found = (await Promise.all(everyPage.map((visit) => linksOn(request, visit)))).flat();
  const byTarget = Map.groupBy(found, ({ target }) => target);
  expect(byTarget.size).toBeGreaterThan(100);
  const dead: string[] = [];
  for (const [target, links] of byTarget) {
    // Only asked about, as a document that is fetched is counted, and another test may be counting.
    const isDocument = target.startsWith("/documents/");
    const response = await request.fetch(target, { method: isDocument ? "HEAD" : "GET", timeout: patience });
    const from = `${target} (on ${links[0]?.on})`;
    // A page that does not exist is linked to by its own language links alone.
    if (response.status() === 404 && !target.endsWith("/this-page-does-not-exist")) dead.push(from);
    if (response.status() >= 400 && response.status() !== 404) dead.push(`${response.status()}: ${from}`);
    const html = await response.text();
    for (const { fragment, on } of links) {
      if (fragment && !html.includes(` id="${fragment}"`)) dead.push(`${target}#${fragment} (on ${on})`);
    }
  }
  expect(dead).toEqual([]);
});

test("links that leave the site speak to a mail program or a telephone", async ({ request }) => {
  const others = (await Promise.all(everyPage.map(({ address }) => read(request, address))))
    .flatMap((html) => linksIn(html))
    .filter((href) => /^[a-z]+:/i.test(href) && !/^https?:/.test(href));
  expect(others.length).toBeGreaterThan(0);
  expect(
    others.filter((href) => !/^(mailto:([^@\s]+@[^@\s]+\.\w+|\?subject=)|tel:\+\d{8,15}|webcal:)/.test(href)),
  ).toEqual([]);
});

type Target = { target: string; fragment: string; on: string };

async function linksOn(request: APIRequestContext, { address }: Visit): Promise<Target[]> {
  const base = new URL(address, "http://site.test");
  return linksIn(await read(request, address))
    .map((href) => new URL(href, base))
    .filter((url) => url.host === base.host && !url.pathname.startsWith("/api/log"))
    .map((url) => ({
      target: url.pathname + url.search,
      fragment: decodeURIComponent(url.hash.slice(1)),
      on: address,
    }));
}

test("pages tell programs what they are: the foundation and how to give, and the way to each page below another", async ({
  request,
}) => {
  const dataOn = async (address: string) =>
    [
      ...(await read(request, address)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
  expect(await dataOn("/nl")).toMatchObject([
    { "@type": "NGO", url: expect.stringMatching(/\/nl$/), potentialAction: { "@type": "DonateAction" } },
  ]);
  expect(await dataOn("/programs/children")).toMatchObject([
    { "@type": "BreadcrumbList", itemListElement: [{ name: "Programs" }, {}] },
  ]);
  expect(await dataOn("/campaigns/a-safe-bed-in-rotterdam")).toMatchObject([
    { "@type": "DonateAction", target: expect.stringContaining("/donate?campaign=a-safe-bed-in-rotterdam") },
    { "@type": "BreadcrumbList", itemListElement: [{ name: "Campaigns" }, {}] },
  ]);
  expect(await dataOn("/projects/dubai-senior-care-network")).toMatchObject([
    { "@type": "BreadcrumbList", itemListElement: [{ name: "Projects" }, {}] },
  ]);
});
