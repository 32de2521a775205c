import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { formatsFor } from "#app/i18n/format.ts";
import { figureCard, figureFrame } from "#domain/figures/figure-card.ts";
import type { FigureAnswer } from "#domain/figures/figure.ts";
import { asCents } from "#domain/money/cents.ts";
import { pictureNames } from "#domain/pictures/names.ts";
import { seedContent } from "#adapters/postgres/seed/seed-content.ts";
import { today } from "#server/timing/clock.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool);
const site = "http://open-hand.test";

const wellFormed = (svg: string): void => {
  const opened = [...svg.matchAll(/<[a-z]+(?: [^>]*[^/>])?>/g)].length;
  expect(opened).toBe([...svg.matchAll(/<\/[a-z]+>/g)].length);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|https?:\/\/(?!www\.w3\.org|open-hand\.test)/);
};

test("each picture is told as a table, with its day and source", async () => {
  const pictures = await (await app.request("/api/pictures")).json();
  expect(pictures.map(({ name }: { name: string }) => name)).toEqual([...pictureNames]);
  for (const { rows, columns, source, on, sizes } of pictures) {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row: string[]) => row.length === columns.length)).toBe(true);
    expect(source).toContain("ledger");
    expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sizes.wide).toBeGreaterThan(100);
  }
});

test("the months are those of the ledger, to the cent", async () => {
  const pictures = await (await app.request("/api/pictures")).json();
  const { rows } = await pool.query<{ cents: number }>(
    `select sum(p.cents)::bigint as cents from ledger_entries e join ledger_postings p on p.entry_id = e.id
       join ledger_accounts a on a.id = p.account_id
     where a.category is not null and e.booked_on >= date_trunc('month', now() at time zone 'Europe/Amsterdam') - interval '23 months'`,
  );
  const spent = pictures[0].rows
    .map((row: string[]) => Math.round(Number((row[2] ?? "").replace(/[€,]/g, "")) * 100))
    .reduce((sum: number, cents: number) => sum + cents, 0);
  expect(spent).toBe(rows[0]?.cents);
});

test.each(["", "/nl", "/ar"])("every drawing%s is one file that says its day and source", async (prefix) => {
  for (const name of pictureNames) {
    for (const suffix of ["", "-narrow"]) {
      const answer = await app.request(`${prefix}/pictures/${name}${suffix}.svg`, {
        headers: { cookie: "preferred-language=nl" },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain("image/svg+xml");
      expect(answer.headers.get("set-cookie")).toBeNull();
      const svg = await answer.text();
      wellFormed(svg);
      expect(svg).toContain("/transparency/pictures");
      expect(svg).toContain(prefix === "/ar" ? 'direction="rtl"' : 'direction="ltr"');
    }
  }
});

test.each(["", "/nl", "/ar"])("every drawing%s is an image too, as large as oEmbed says", async (prefix) => {
  for (const name of pictureNames) {
    const answer = await app.request(`${prefix}/pictures/${name}.png`);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    const url = encodeURIComponent(`${site}${prefix}/embed/pictures/${name}`);
    expect(await (await app.request(`/api/oembed?url=${url}`)).json()).toMatchObject({
      thumbnail_url: `${site}${prefix}/pictures/${name}.png`,
      thumbnail_width: width,
      thumbnail_height: height,
    });
  }
});

test("a page for frames may stand on any site, runs nothing and remembers nothing", async () => {
  const answer = await app.request("/nl/embed/pictures/flow");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors \*/);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const html = await answer.text();
  expect(html).not.toContain("<script");
  expect(html).toContain("application/json+oembed");
  expect(html).toContain('lang="nl"');
  const elsewhere = await app.request("/transparency/pictures");
  expect(elsewhere.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("oEmbed tells how to show one, and knows no other address", async () => {
  const ask = (url: string, more = "") => app.request(`/api/oembed?url=${encodeURIComponent(url)}${more}`);
  const answer = await (await ask(`${site}/ar/embed/pictures/split`, "&maxwidth=400&format=json")).json();
  expect(answer).toMatchObject({ version: "1.0", type: "rich", width: 360 });
  expect(answer.html).toContain(`<iframe src="${site}/ar/embed/pictures/split"`);
  for (const path of ["/embed/pictures/split", "/embed/figures/raised"]) {
    const narrow = await (await ask(`${site}${path}`, "&maxwidth=200")).json();
    expect([narrow.width, narrow.thumbnail_width]).toEqual([200, undefined]);
    expect(narrow.html).toContain('width="200"');
  }
  expect((await (await ask(`${site}/transparency/pictures#map`)).json()).html).toContain(
    "/embed/pictures/map",
  );
  expect((await ask(`${site}/embed/pictures/other`)).status).toBe(404);
  expect((await ask("https://elsewhere.example/embed/pictures/split")).status).toBe(404);
  expect((await ask("no address")).status).toBe(404);
  expect((await ask(`${site}/embed/pictures/split`, "&format=xml")).status).toBe(501);
  expect((await app.request("/embed/pictures/other")).status).toBe(404);
  expect((await app.request("/pictures/other.svg")).status).toBe(404);
  expect((await app.request("/pictures/other.png")).status).toBe(404);
});

describe("a figure elsewhere", () => {
  const figureOf = async (id: string, prefix: string) =>
    (await (
      await app.request(`/api/figures/${id}`, {
        headers: { "x-language": prefix.slice(1) || "en" },
      })
    ).json()) as FigureAnswer;

  test.each(["", "/nl", "/ar"])(
    "every one%s is one drawing with its name, day, source and address",
    async (prefix) => {
      const ids = ((await (await app.request("/api/figures")).json()) as FigureAnswer[]).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(20);
      for (const id of ids) {
        const answer = await app.request(`${prefix}/figures/${id}.svg`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
        expect(answer.headers.get("set-cookie")).toBeNull();
        const svg = await answer.text();
        wellFormed(svg);
        expect(svg).toContain(`height="${figureCard.height}"`);
        // An address may stand in two lines.
        expect(svg.replaceAll(/<[^>]+>|\u200E/g, "")).toContain(`${site}${prefix}/figures/${id}`);
      }
    },
  );

  test("says on its card what its page says", async () => {
    for (const prefix of ["", "/nl", "/ar"]) {
      const { name, value, on } = await figureOf("raised", prefix);
      const language = prefix === "/nl" ? "nl" : prefix === "/ar" ? "ar" : "en";
      const svg = await (await app.request(`${prefix}/figures/raised.svg`)).text();
      const format = formatsFor(language);
      expect(svg).toContain(`>${format.money(asCents(value))}<`);
      expect(svg).toContain(format.date(on));
      expect(svg).toContain(name);
    }
  });

  test("is an image too, as large as oEmbed says, and its page for frames may stand anywhere", async () => {
    const url = encodeURIComponent(`${site}/ar/figures/program-share`);
    const oembed = await (await app.request(`/api/oembed?url=${url}`)).json();
    const png = await app.request("/ar/figures/program-share.png");
    const { width, height } = await sharp(Buffer.from(await png.arrayBuffer())).metadata();
    expect(oembed).toMatchObject({
      version: "1.0",
      type: "rich",
      thumbnail_url: `${site}/ar/figures/program-share.png`,
      thumbnail_width: width,
      thumbnail_height: height,
      width: figureFrame.width,
      height: figureFrame.height,
    });
    expect(oembed.html).toContain(`<iframe src="${site}/ar/embed/figures/program-share"`);
    const frame = await app.request("/ar/embed/figures/program-share");
    expect(frame.headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors \*/);
    expect(frame.headers.get("set-cookie")).toBeNull();
    const html = await frame.text();
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(html).not.toContain("<script");
    expect(html).toContain(`${site}/ar/figures/program-share`);
    const page = await app.request("/ar/figures/program-share");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("that is not published has neither", async () => {
    for (const path of ["/figures/made-up.svg", "/figures/made-up.png", "/embed/figures/made-up"])
      expect((await app.request(path)).status).toBe(404);
    const url = encodeURIComponent(`${site}/figures/made-up`);
    expect((await app.request(`/api/oembed?url=${url}`)).status).toBe(404);
  });
});

test("a foundation that has booked nothing says so in its pictures", async () => {
  const { pool: empty } = await testDatabase();
  await seedContent(empty, today());
  const { app: fresh } = await testApp(empty, { seed: false });
  for (const name of pictureNames) wellFormed(await (await fresh.request(`/pictures/${name}.svg`)).text());
  for (const name of ["split", "flow"])
    expect(await (await fresh.request(`/pictures/${name}.svg`)).text()).toContain(
      "Nothing has been booked yet.",
    );
});
