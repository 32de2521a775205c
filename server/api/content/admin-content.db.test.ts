import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenForContentChanges } from "#adapters/postgres/content/content-changes.ts";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import type { Renderer } from "../../pages/render-page.ts";

const { pool, connectionString } = await testDatabase("demonstration");
type TestApp = Awaited<ReturnType<typeof testApp>>;

/** A page that tells the titles of the appeals, in a body that can be marked. */
const drawAppeals: Renderer = async ({ path, language, fetchApi, texts }) => {
  const appeals = (await (await fetchApi("/api/campaigns/urgent")).json()) as { title: string }[];
  const titles = appeals.map(({ title }) => title).join("|");
  return {
    status: 200,
    html: `<!doctype html><body class="x">${language} ${path} ${titles} ${JSON.stringify(texts)}`,
  };
};

let one: TestApp;
let two: TestApp;
const listening: (() => Promise<void>)[] = [];
let staff: TestVisitor;
let admin: TestVisitor;

beforeAll(async () => {
  one = await testApp(pool, { renderer: drawAppeals });
  two = await testApp(pool, { renderer: drawAppeals });
  for (const { pages } of [one, two])
    listening.push(await listenForContentChanges(connectionString, pages.invalidate));
  staff = await signedIn("staff@example.org");
  admin = await signedIn("admin@example.org");
});
afterAll(async () => {
  for (const stop of listening) await stop();
});

const signedIn = (email: string) => demoVisitor(one.app, email);

const today = new Date().toISOString().slice(0, 10);
const [sample] = sampleContent(today).campaign;
const title = { en: "Winter coats", nl: "Winterjassen", ar: "معاطف الشتاء" };
const campaign = (id: string) => ({ ...sample, id, title });
const at = (id: string, rest = "") => `/api/admin/content/campaign/${id}${rest}`;

describe("who may write", () => {
  const calls: [string, string, unknown?][] = [
    ["GET", "/api/admin/content"],
    ["GET", "/api/admin/content/campaign"],
    ["GET", at("new")],
    ["PUT", at("x"), { nonsense: true }],
    ["POST", at("x", "/publication"), {}],
    ["DELETE", at("x", "/publication?basedOn=1")],
    ["POST", at("x", "/schedule"), {}],
    ["DELETE", at("x", "/schedule?basedOn=1")],
    ["POST", at("x", "/restoration"), {}],
    ["POST", "/api/admin/uploads", {}],
    ["GET", "/admin/content/campaign/x/preview"],
  ];
  test.each(calls)("%s %s is refused to strangers and to donors", async (method, path, body) => {
    expect((await visitorOf(one.app).send(method, path, body)).status).toBe(401);
    expect((await (await signedIn("donor@example.org")).send(method, path, body)).status).toBe(403);
  });

  test("who the foundation is, is changed by an ADMIN alone", async () => {
    for (const path of ["foundation", "foundation/foundation", "foundation/foundation/preview"])
      expect((await staff.get(`/api/admin/content/${path}`)).status).toBe(
        path.endsWith("preview") ? 404 : 403,
      );
    expect((await staff.get("/admin/content/foundation/foundation/preview")).status).toBe(403);
    expect((await admin.get("/api/admin/content/foundation/foundation")).status).toBe(200);
    const kinds = async (visitor: TestVisitor) =>
      ((await (await visitor.get("/api/admin/content")).json()) as { kind: string }[]).map(
        ({ kind }) => kind,
      );
    expect(await kinds(staff)).not.toContain("foundation");
    expect(await kinds(admin)).toEqual([...(await kinds(staff)), "foundation"]);
  });
});

describe("a campaign made in the back office", () => {
  test("is on the home page in three languages, on both instances, which had the old page in memory", async () => {
    const instances = [one, two].map((each) => visitorOf(each.app));
    const home = async (visitor: TestVisitor, path: string) => (await visitor.get(path)).text();
    for (const visitor of instances) expect(await home(visitor, "/nl")).not.toContain(title.nl);

    const opened = await (await staff.get(at("new"))).json();
    expect(opened).toMatchObject({ kind: "campaign", id: null, version: 0, state: "DRAFT", problems: [] });
    expect(opened.relations.program.map(({ id }: { id: string }) => id)).toContain("children");

    const saved = await staff.send("PUT", at("winter-coats"), {
      basedOn: 0,
      body: { title: { en: "Coats" } },
    });
    expect([saved.status, await saved.json()]).toEqual([200, { version: 1 }]);
    for (const visitor of instances) expect(await home(visitor, "/")).not.toContain("Coats");

    const published = await staff.send("POST", at("winter-coats", "/publication"), {
      basedOn: 1,
      body: campaign("winter-coats"),
    });
    expect(published.status).toBe(200);
    // The instance that published shows it at the very next request; the other one as soon as it is told.
    expect(await home(visitorOf(one.app), "/")).toContain(title.en);
    for (const visitor of instances) {
      await expect.poll(() => home(visitor, "/")).toContain(title.en);
      await expect.poll(() => home(visitor, "/nl")).toContain(title.nl);
      await expect.poll(() => home(visitor, "/ar")).toContain(title.ar);
    }
  });

  test("cannot be published with a language missing, and the answer lists where", async () => {
    const body = { ...campaign("half"), title: { en: "Half", nl: "", ar: "" } };
    const response = await staff.send("POST", at("half", "/publication"), { basedOn: 0, body });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: "2 fields are missing or not valid.",
      problems: [
        { path: "title.nl", reason: "missing" },
        { path: "title.ar", reason: "missing" },
      ],
    });
  });

  test("that someone else saved meanwhile is answered with theirs", async () => {
    await staff.send("PUT", at("shared"), { basedOn: 0, body: campaign("shared") });
    await admin.send("PUT", at("shared"), { basedOn: 1, body: { ...campaign("shared"), goalCents: 7 } });
    const response = await staff.send("PUT", at("shared"), { basedOn: 1, body: campaign("shared") });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: "Someone else saved changes in the meantime.",
      theirs: { version: 2, body: { goalCents: 7 }, changedBy: expect.any(String) },
    });
  });

  test("is found by its title in any language and by its state, with what it lacks", async () => {
    await staff.send("PUT", at("lost"), {
      basedOn: 0,
      body: { title: { en: "Lost and found", nl: "Gevonden" } },
    });
    const list = async (search: string) =>
      (await (await staff.get(`/api/admin/content/campaign?${search}`)).json()) as {
        rows: { id: string }[];
        total: number;
      };
    expect((await list("q=gevonden")).rows).toMatchObject([
      { id: "lost", title: "Lost and found", state: "DRAFT", missing: expect.arrayContaining(["ar"]) },
    ]);
    expect((await list("q=%25")).total).toBe(0);
    expect((await list("state=PUBLISHED")).rows.map(({ id }) => id)).not.toContain("lost");
    expect((await staff.get("/api/admin/content/campaign?state=LOST")).status).toBe(422);
    expect((await staff.get("/api/admin/content/nothing")).status).toBe(404);
  });

  test("is scheduled, called off, taken off the site and restored", async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const body = campaign("later");
    expect((await staff.send("POST", at("later", "/schedule"), { basedOn: 0, body, publishAt })).status).toBe(
      200,
    );
    expect(await (await staff.get(at("later"))).json()).toMatchObject({
      state: "SCHEDULED",
      scheduled: { version: 1, at: publishAt },
    });
    const past = { basedOn: 1, body, publishAt: "2020-01-01T00:00:00Z" };
    expect(await (await staff.send("POST", at("later", "/schedule"), past)).text()).toContain("has passed");
    expect((await staff.send("DELETE", at("later", "/schedule?basedOn=1"))).status).toBe(200);

    await staff.send("POST", at("later", "/publication"), { basedOn: 1, body: { ...body, goalCents: 5 } });
    expect((await staff.send("DELETE", at("later", "/publication?basedOn=2"))).status).toBe(200);
    expect((await staff.send("POST", at("later", "/restoration"), { basedOn: 3, version: 1 })).status).toBe(
      200,
    );
    const after = await (await staff.get(at("later"))).json();
    expect(after).toMatchObject({ state: "DRAFT", version: 4, body: { goalCents: sample?.goalCents } });
    expect(after.versions.map(({ action }: { action: string }) => action)).toEqual([
      "restore",
      "unpublish",
      "publish",
      "schedule",
    ]);
  });
});

describe("a fixed text of a page", () => {
  const page = "/api/admin/content/page-text/home";
  const words = (text: string) => ({ en: text, nl: `${text} nl`, ar: `${text} ar` });

  test("can be worded anew, is said at the next request, and goes back to what it was", async () => {
    const opened = await (await staff.get(page)).json();
    expect(opened).toMatchObject({
      id: "home",
      title: "home",
      version: 0,
      state: "PUBLISHED",
      body: { texts: {} },
    });
    const names = opened.fields[0].originals.map(({ name }: { name: string }) => name);
    expect(names).toContain("home/appeals/title");
    expect(names).not.toContain("home/appeals/daysLeft");

    const body = { texts: { "home/appeals/title": words("Help's needed") } };
    expect((await staff.send("POST", `${page}/publication`, { basedOn: 0, body })).status).toBe(200);
    const home = async () => (await visitorOf(two.app).get("/nl")).text();
    await expect.poll(home).toContain(`{"home.appeals.title":["Help's needed nl"]}`);
    const back = await staff.send("POST", `${page}/publication`, { basedOn: 1, body: { texts: {} } });
    expect(back.status).toBe(200);
    await expect.poll(home).not.toContain("needed");
  });

  test("keeps the values that the program fills in, and nothing is worded that is not there", async () => {
    const body = { texts: { "home/appeals/raised": words("Much"), "home/nothing": words("x") } };
    const response = await staff.send("POST", `${page}/publication`, { basedOn: 2, body });
    expect((await response.json()).problems.map(({ reason }: { reason: string }) => reason)).toEqual([
      "placeholders_differ",
      "placeholders_differ",
      "placeholders_differ",
      "not_a_text",
    ]);
  });

  test("is listed before anyone has written it; a catalog that is no page's is not there", async () => {
    const { rows } = (await (await staff.get("/api/admin/content/page-text")).json()) as {
      rows: { id: string }[];
    };
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(["home", "donate", "shell"]));
    expect((await staff.get("/api/admin/content/page-text/mail")).status).toBe(404);
    const made = await staff.send("PUT", "/api/admin/content/page-text/mail", { basedOn: 0, body: {} });
    expect(made.status).toBe(422);
  });
});

describe("a preview", () => {
  test("shows the draft on its page, to staff alone, and is kept nowhere", async () => {
    const body = { ...campaign("preview-me"), title: { en: "Seen early", nl: "", ar: "" } };
    await staff.send("PUT", at("preview-me"), { basedOn: 0, body });
    const response = await staff.get("/admin/content/campaign/preview-me/preview?language=nl");
    const html = await response.text();
    expect(html).toContain("nl /campaigns/preview-me");
    expect(html).toContain("Seen early");
    expect(html).toContain("Preview: visitors do not see this yet.");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'none'");
    expect(await (await staff.get("/nl")).text()).not.toContain("Seen early");
  });

  test("of a draft with too little in it says so", async () => {
    await staff.send("PUT", at("bare"), { basedOn: 0, body: {} });
    expect((await staff.get("/admin/content/campaign/bare/preview")).status).toBe(422);
  });
});

describe("an upload", () => {
  const send = async (bytes: Uint8Array) => {
    const cookie = [...staff.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "content-type": "image/png" };
    return one.app.request("http://open-hand.test/api/admin/uploads", {
      method: "POST",
      headers,
      body: new Uint8Array(bytes),
    });
  };
  const photo = () =>
    sharp({ create: { width: 700, height: 400, channels: 3, background: "#3a6420" } })
      .jpeg()
      .toBuffer();

  test("is served in our sizes, for good, and only as a picture, by the other instance too", async () => {
    const response = await send(await photo());
    expect(response.status).toBe(201);
    const { upload } = (await response.json()) as { upload: string };
    const file = await two.app.request(`/uploads/${upload}-960.webp`);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(700);
    const { rows } = await pool.query("select action from audit_log where subject_id = $1", [upload]);
    expect(rows).toEqual([{ action: "upload.added" }]);

    const cover = { upload, alt: { en: "Coats", nl: "Jassen", ar: "معاطف" } };
    const body = { ...campaign("with-cover"), cover };
    expect((await staff.send("POST", at("with-cover", "/publication"), { basedOn: 0, body })).status).toBe(
      200,
    );
    const appeals = await (
      await two.app.request("/api/campaigns/urgent", { headers: { "x-language": "nl" } })
    ).json();
    expect(appeals).toContainEqual(
      expect.objectContaining({ coverUrl: `/uploads/${upload}-960.webp`, coverAlt: "Jassen" }),
    );
  });

  test("that is no picture, too large, or holds a script is refused with a sentence", async () => {
    const script = Buffer.concat([await photo(), Buffer.from("<script>alert(1)</script>")]);
    for (const [bytes, status, sentence] of [
      [Buffer.from("words"), 422, "not a picture"],
      [script, 422, "hidden code"],
      [Buffer.alloc(10 * 1024 * 1024 + 1), 413, "at most 10 MB"],
    ] as const) {
      const response = await send(bytes);
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(sentence)]);
    }
  });

  test("that nobody made cannot be a cover", async () => {
    const cover = { upload: "0".repeat(32), alt: title };
    const body = { ...campaign("no-cover"), cover };
    const response = await staff.send("POST", at("no-cover", "/publication"), { basedOn: 0, body });
    expect(await response.json()).toMatchObject({ problems: [{ path: "cover", reason: "not_an_upload" }] });
  });
});

test.each(["/uploads/nothing", `/uploads/${"0".repeat(32)}-960.webp`, "/uploads/..%2fsecrets"])(
  "there is nothing at %s",
  async (path) => {
    expect((await one.app.request(path)).status).toBe(404);
  },
);
