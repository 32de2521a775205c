import { beforeAll, describe, expect, test } from "vitest";
import { triesPerMailbox } from "#server/requests/form-limits.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool));
});
const get = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).json();
const post = (path: string, body: unknown) =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const send = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: "POST", body: new URLSearchParams(fields) });

const evening = "/events/volunteer-information-evening";
const past = "/events/neighbors-table-rotterdam";

describe("news", () => {
  test("lists the six sample posts, the newest first", async () => {
    const posts = await get("/api/posts");
    const days = posts.map(({ publishedOn }: { publishedOn: string }) => publishedOn);
    expect(posts).toHaveLength(6);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test("tells one post in the language that is asked for", async () => {
    const told = await get("/api/posts/what-the-seven-percent-is-for", { "x-language": "nl" });
    expect(told).toMatchObject({ title: "Waar de zeven procent voor is", program: null });
    expect(told.body).toHaveLength(3);
    expect((await app.request("/api/posts/nothing")).status).toBe(404);
  });

  test("is followed by feed, in each language, whatever language the reader last chose", async () => {
    const feed = async (path: string) => app.request(path, { headers: { cookie: "preferred-language=ar" } });
    const english = await feed("/posts/feed.xml");
    expect(english.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(await english.text()).toContain('xml:lang="en"');
    expect(await (await feed("/nl/posts/feed.xml")).text()).toContain("Nieuws van Stichting Open Hand");
    const again = await app.request("/posts/feed.xml", {
      headers: { "if-none-match": english.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

describe("events", () => {
  test("come first when they are still to come", async () => {
    const events = await get("/api/events");
    expect(events.map(({ state }: { state: string }) => state)).toEqual([
      "OPEN",
      "OPEN",
      "OPEN",
      "OPEN",
      "PAST",
    ]);
  });

  test("can be put in a calendar", async () => {
    const file = await app.request(`/ar${evening}/calendar.ics`);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.headers.get("content-disposition")).toBe(
      'attachment; filename="volunteer-information-evening.ics"',
    );
    const text = await file.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.replaceAll("\r\n ", "")).toContain("SUMMARY;LANGUAGE=ar:أمسية تعريفية للمتطوعين\r\n");
    expect((await app.request("/events/nothing/calendar.ics")).status).toBe(404);
  });

  test("take registrations, and the place is gone", async () => {
    const before = await get(`/api${evening}`);
    const answer = await post(`/api${evening}/registrations`, {
      name: "Noor Haddad",
      email: "noor@example.org",
      people: 2,
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ status: "CONFIRMED" });
    expect((await get(`/api${evening}`)).placesLeft).toBe(before.placesLeft - 2);
  });

  test("say in one sentence why they refuse", async () => {
    const body = { name: "Noor Haddad", email: "noor@example.org", people: 1 };
    const refusals = [
      await post(`/api${past}/registrations`, body),
      await post("/api/events/nothing/registrations", body),
      await post(`/api${evening}/registrations`, { ...body, email: "noor" }),
      await post(`/api${evening}/registrations`, { ...body, website: "https://spam.example" }),
      await post(`/api${evening}/registrations`, "{"),
    ];
    expect(
      await Promise.all(refusals.map(async (refusal) => [refusal.status, await refusal.text()])),
    ).toEqual([
      [409, "This event has started, so you can no longer register."],
      [404, "We could not find that."],
      [422, "Please enter a valid email address"],
      [422, "The form was sent unusually fast. Please send it again."],
      [400, "We could not read that request: it is not valid JSON."],
    ]);
  });

  test("answer an address that is registered like any other, and tell its owner by mail", async () => {
    const path = `/api${evening}`;
    const come = async () => {
      const answer = await post(`${path}/registrations`, {
        name: "Amal",
        email: "amal@example.org",
        people: 1,
      });
      return [answer.status, await answer.json()];
    };
    expect(await come()).toEqual([201, { status: "CONFIRMED" }]);
    const { placesLeft } = await get(path);
    expect(await come()).toEqual([201, { status: "CONFIRMED" }]);
    expect((await get(path)).placesLeft).toBe(placesLeft);
    const { rows } = await pool.query(
      "select kind from mail_outbox where to_address = 'amal@example.org' order by kind",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["event-again", "event-registered"]);
  });

  test("have a waiting list once they are full", async () => {
    await pool.query(
      "update content_items set body = jsonb_set(body, '{capacity}', '2') where kind = 'event' and id = $1",
      ["open-afternoon-study-room"],
    );
    const path = "/api/events/open-afternoon-study-room";
    const come = (name: string, people: number) =>
      post(`${path}/registrations`, { name, email: `${name}@example.org`, people });
    const tooMany = await come("sara", 3);
    expect([tooMany.status, await tooMany.text()]).toEqual([
      409,
      "There are fewer places left than that. Please choose fewer people.",
    ]);
    expect(await (await come("sara", 2)).json()).toEqual({ status: "CONFIRMED" });
    expect(await get(path)).toMatchObject({ placesLeft: 0, state: "FULL" });
    expect(await (await come("daan", 3)).json()).toEqual({ status: "WAITING" });
  });
});

test("too many tries for one mailbox are told when to come back, by either door", async () => {
  const fields = { form: "event", name: "Omar", email: "omar@example.org", people: "1" };
  for (let tries = 0; tries < triesPerMailbox.most; tries++)
    await post(`/api${evening}/registrations`, fields);
  for (const refused of [await post(`/api${evening}/registrations`, fields), await send(evening, fields)]) {
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

describe("registering without JavaScript", () => {
  const fields = { form: "event", name: "Lina", email: "lina@example.org", people: "1" };

  test("leads back to the page, which says so, in its language", async () => {
    const answer = await send(`/nl${evening}`, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/nl${evening}?registered=1#registration`);
    const { rows } = await pool.query("select language from event_registrations where name = 'Lina'");
    expect(rows).toEqual([{ language: "nl" }]);
  });

  test("shows the page again when something is wrong, and stores nothing", async () => {
    expect((await send(evening, { ...fields, email: "lina@" })).status).toBe(422);
    expect((await send(evening, fields)).status).toBe(303);
    expect((await send(past, { ...fields, email: "other@example.org" })).status).toBe(409);
    expect((await send("/events/nothing", fields)).status).toBe(404);
    const { rowCount } = await pool.query("select 1 from event_registrations where lower(name) = 'lina'");
    expect(rowCount).toBe(1);
  });

  test("the link in the letter gives the place up, once", async () => {
    const { rows } = await pool.query("select id from event_registrations where name = 'Lina'");
    const giveUp = () => send(evening, { form: "give-up", registration: rows[0].id });
    const answer = await giveUp();
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${evening}?gaveUp=1#registration`);
    expect((await giveUp()).status).toBe(404);
  });
});

test("the legal texts carry the foundation's own facts, in three languages", async () => {
  for (const language of ["en", "nl", "ar"]) {
    for (const id of ["privacy", "cookies", "terms"]) {
      const text = JSON.stringify(await get(`/api/legal-texts/${id}`, { "x-language": language }));
      expect(text).toContain("contact@openhand.example");
      expect(text).not.toMatch(/\{\w+\}/);
    }
  }
  expect((await app.request("/api/legal-texts/imprint")).status).toBe(404);
});

describe("search engines", () => {
  test("are told what to read and where to find it", async () => {
    expect(await (await app.request("/robots.txt")).text()).toBe(
      "User-agent: *\nDisallow: /api/\nDisallow: /demo/\nDisallow: /sandbox/\n\nSitemap: http://open-hand.test/sitemap.xml\n",
    );
  });

  test("find every record in every language, and no news of tomorrow", async () => {
    await pool.query(
      "update content_items set body = jsonb_set(body, '{publishedOn}', '\"2999-01-01\"') where kind = 'post' and id = $1",
      ["what-is-in-the-bag"],
    );
    const xml = await (await app.request("/sitemap.xml")).text();
    for (const path of [
      "/ar",
      "/programs/children",
      "/nl/projects/dubai-senior-care-network",
      `/ar${evening}`,
    ])
      expect(xml).toContain(`<loc>http://open-hand.test${path}</loc>`);
    const posts = xml.match(/<loc>http:\/\/open-hand\.test\/posts\/[^<]+/g) ?? [];
    expect(posts).toHaveLength(5);
    expect(xml).not.toContain("demo");
  });
});

test("a shared link has a picture: the record's own, or the foundation's", async () => {
  for (const path of [
    "/social/site.png",
    "/social/projects/dubai-senior-care-network.png",
    `/social${evening}.png`,
  ]) {
    const card = await app.request(path);
    expect([path, card.status, card.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
  }
  expect((await app.request("/social/posts/nothing.png")).status).toBe(404);
  const cover = { upload: "ab".repeat(16), alt: { en: "A bed", nl: "Een bed", ar: "سرير" } };
  await pool.query(
    "update content_items set body = jsonb_set(body, '{cover}', $2) where kind = 'project' and id = $1",
    ["dubai-senior-care-network", JSON.stringify(cover)],
  );
  const photographed = await app.request("/social/projects/dubai-senior-care-network.png");
  expect(photographed.headers.get("location")).toBe(`/uploads/${cover.upload}-960.webp`);
});
