import { beforeEach, describe, expect, test } from "vitest";
import { publish } from "#domain/content/editing/publish.ts";
import { publishDue } from "#domain/content/editing/publish-due.ts";
import { restore } from "#domain/content/editing/restore.ts";
import { saveDraft } from "#domain/content/editing/save-draft.ts";
import { schedule, unschedule } from "#domain/content/editing/schedule.ts";
import { unpublish } from "#domain/content/editing/unpublish.ts";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { testDatabase } from "#testing/database.ts";
import { storedContent } from "../content.ts";
import { seedContent } from "../../seed/seed-content.ts";
import { lockedRecords } from "./locked-records.ts";
import { storedContentRecords } from "./stored-content-records.ts";

const { pool, owner } = await testDatabase();
const withLockedRecord = lockedRecords(pool, () => []);
const contentRecords = storedContentRecords(pool);
const content = storedContent(pool);

let time = new Date("2026-11-15T12:00:00Z");
const clock = () => time;
const save = saveDraft({ withLockedRecord });
const show = publish({ withLockedRecord });
const plan = schedule({ withLockedRecord, clock });
const runDue = publishDue({ withLockedRecord, due: (moment) => contentRecords.due(moment), clock });

const editorNamed = (userId: string) => ({ actor: { userId, role: "STAFF" }, requestId: "r1" });
const anna = editorNamed("anna");
const omar = editorNamed("omar");
const ref = { kind: "campaign", id: "winter-coats" } as const;
const [sample] = sampleContent("2026-11-15").campaign;
const coats = {
  ...sample,
  id: ref.id,
  title: { en: "Winter coats", nl: "Winterjassen", ar: "معاطف الشتاء" },
};

beforeEach(async () => {
  time = new Date("2026-11-15T12:00:00Z");
  await pool.query("delete from content_items");
  await owner.query("truncate content_drafts");
  await owner.query("alter table content_versions disable trigger all");
  await owner.query("delete from content_versions");
  await owner.query("alter table content_versions enable trigger all");
  const client = await pool.connect();
  await seedContent(client, "2026-11-15");
  client.release();
});

const published = async () => (await content.find("campaign", ref.id))?.title.en ?? null;

describe("a draft", () => {
  test("may be incomplete, and visitors see nothing of it", async () => {
    expect(await save({ ref, basedOn: 0, body: { title: { en: "Coats" } } }, anna)).toEqual({
      ok: true,
      version: 1,
    });
    expect(await published()).toBeNull();
    expect(await contentRecords.find(ref)).toMatchObject({
      state: "DRAFT",
      version: 1,
      publishedVersion: null,
    });
  });

  test("cannot be published while a language is missing, and says which", async () => {
    const body = { ...coats, title: { en: "Winter coats", nl: "", ar: "" } };
    expect(await show({ ref, basedOn: 0, body }, anna)).toEqual({
      ok: false,
      reason: "incomplete",
      problems: [
        { path: "title.nl", reason: "missing" },
        { path: "title.ar", reason: "missing" },
      ],
    });
    expect(await contentRecords.find(ref)).toBeNull();
  });

  test("cannot name a record that is not published", async () => {
    const body = { ...coats, projectId: "not-there" };
    expect(await show({ ref, basedOn: 0, body }, anna)).toMatchObject({
      problems: [{ path: "projectId", reason: "not_published" }],
    });
  });

  test("of something published leaves what visitors read alone until it is published", async () => {
    await show({ ref, basedOn: 0, body: coats }, anna);
    await save({ ref, basedOn: 1, body: { ...coats, title: { en: "Warm coats", nl: "", ar: "" } } }, anna);
    expect(await published()).toBe("Winter coats");
    expect(await contentRecords.find(ref)).toMatchObject({
      state: "CHANGED",
      version: 2,
      publishedVersion: 1,
    });
  });
});

test.each(["new", "Winter Coats", "", "a".repeat(81)])("%j is no address for a record", async (id) => {
  expect(await save({ ref: { kind: "campaign", id }, basedOn: 0, body: {} }, anna)).toEqual({
    ok: false,
    reason: "bad_id",
  });
});

describe("two people at one record", () => {
  test("lose nothing: the second is shown what the first has saved, and overwrites nothing", async () => {
    await show({ ref, basedOn: 0, body: coats }, anna);
    await save({ ref, basedOn: 1, body: { ...coats, goalCents: 111 } }, anna);
    expect(await save({ ref, basedOn: 1, body: { ...coats, goalCents: 222 } }, omar)).toMatchObject({
      ok: false,
      reason: "edited_meanwhile",
      theirs: { version: 2, body: { goalCents: 111 }, changedBy: { id: "anna" } },
    });
    expect((await contentRecords.find(ref))?.body).toMatchObject({ goalCents: 111 });
  });

  test("who press the button at the same moment are one after the other", async () => {
    await show({ ref, basedOn: 0, body: coats }, anna);
    const outcomes = await Promise.all(
      [anna, omar, editorNamed("eve")].map((editor, index) =>
        show({ ref, basedOn: 1, body: { ...coats, goalCents: 1000 + index } }, editor),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await contentRecords.versions(ref)).toHaveLength(2);
  });

  test("cannot both take one new address", async () => {
    await save({ ref, basedOn: 0, body: coats }, anna);
    expect(await save({ ref, basedOn: 0, body: { ...coats, goalCents: 5 } }, omar)).toEqual({
      ok: false,
      reason: "id_taken",
    });
  });
});

test("a save that is sent twice is one version", async () => {
  const once = { ref, basedOn: 0, body: coats };
  expect(await save(once, anna)).toEqual(await save(once, anna));
  expect(await show({ ...once, basedOn: 1 }, anna)).toEqual(await show({ ...once, basedOn: 1 }, anna));
  expect(await contentRecords.versions(ref)).toHaveLength(2);
});

describe("the history", () => {
  const seeded = { kind: "campaign", id: "a-safe-bed-in-rotterdam" } as const;

  test("begins with how a record came, and that can be restored", async () => {
    const before = await content.find("campaign", seeded.id);
    expect(await contentRecords.find(seeded)).toMatchObject({ state: "PUBLISHED", sample: true, version: 1 });
    await show({ ref: seeded, basedOn: 1, body: { ...before, goalCents: 7 } }, anna);
    expect(await contentRecords.find(seeded)).toMatchObject({
      state: "PUBLISHED",
      sample: false,
      version: 2,
    });

    expect(await restore({ withLockedRecord })({ ref: seeded, basedOn: 2, version: 1 }, omar)).toEqual({
      ok: true,
      version: 3,
    });
    expect((await content.find("campaign", seeded.id))?.goalCents).toBe(7);
    expect((await contentRecords.find(seeded))?.body).toMatchObject({ ...before });
    const actions = (await contentRecords.versions(seeded)).map(({ version, action, fields }) => [
      version,
      action,
      fields,
    ]);
    expect(actions).toEqual([
      [3, "restore", ["goalCents"]],
      [2, "publish", ["goalCents"]],
      [1, "start", []],
    ]);
  });

  test("is never rewritten", async () => {
    await save({ ref, basedOn: 0, body: coats }, anna);
    await expect(owner.query("update content_versions set body = '{}'")).rejects.toThrow("stays");
  });

  test("of every change stands in the audit log, with what was there before and after", async () => {
    await show({ ref, basedOn: 0, body: coats }, anna);
    await show({ ref, basedOn: 1, body: { ...coats, goalCents: 9 } }, omar);
    const { rows } = await pool.query(
      "select actor_id, action, subject_kind, before, after, request_id from audit_log where subject_id = $1 order by id desc limit 1",
      [ref.id],
    );
    expect(rows[0]).toMatchObject({
      actor_id: "omar",
      action: "content.published",
      subject_kind: "campaign",
      before: { version: 1, goalCents: coats.goalCents },
      after: { version: 2, goalCents: 9 },
      request_id: "r1",
    });
  });
});

describe("what is scheduled", () => {
  const at = new Date("2026-11-20T08:00:00Z");

  test("goes out when its moment has come, once, on however many instances", async () => {
    expect(await plan({ ref, basedOn: 0, body: coats, at }, anna)).toEqual({ ok: true, version: 1 });
    expect(await runDue()).toBe(0);
    expect(await published()).toBeNull();
    expect(await contentRecords.find(ref)).toMatchObject({ state: "SCHEDULED" });

    time = at;
    const done = await Promise.all([runDue(), runDue(), runDue()]);
    expect(done.toSorted()).toEqual([0, 0, 1]);
    expect(await published()).toBe("Winter coats");
    expect(await contentRecords.find(ref)).toMatchObject({ state: "PUBLISHED", scheduled: null });
  });

  test("is that very version, whatever is drafted after it", async () => {
    await plan({ ref, basedOn: 0, body: coats, at }, anna);
    await save(
      { ref, basedOn: 1, body: { ...coats, title: { en: "Half a thought", nl: "", ar: "" } } },
      anna,
    );
    time = at;
    await runDue();
    expect(await published()).toBe("Winter coats");
    expect(await contentRecords.find(ref)).toMatchObject({ state: "CHANGED" });
  });

  test("must be complete, and lie ahead", async () => {
    expect(await plan({ ref, basedOn: 0, body: {}, at }, anna)).toMatchObject({ reason: "incomplete" });
    expect(await plan({ ref, basedOn: 0, body: coats, at: time }, anna)).toEqual({
      ok: false,
      reason: "moment_passed",
    });
  });

  test("can be called off", async () => {
    await plan({ ref, basedOn: 0, body: coats, at }, anna);
    expect(await unschedule({ withLockedRecord })(ref, 1, anna)).toEqual({ ok: true, version: 1 });
    time = at;
    expect(await runDue()).toBe(0);
    expect(await published()).toBeNull();
  });

  test("stays a draft, marked, when what it names is gone by then", async () => {
    const { partner: partners, project: projects } = sampleContent("2026-11-15");
    const partner = { kind: "partner", id: "coat-makers" } as const;
    await show({ ref: partner, basedOn: 0, body: partners[0] }, anna);
    const own = { kind: "project", id: "coat-library" } as const;
    await plan({ ref: own, basedOn: 0, body: { ...projects[0], partnerId: partner.id }, at }, anna);
    expect(await unpublish({ withLockedRecord })(partner, 1, anna)).toMatchObject({ ok: true });
    time = at;
    expect(await runDue()).toBe(0);
    expect(await contentRecords.find(own)).toMatchObject({
      state: "DRAFT",
      scheduleFailedAt: expect.any(String),
    });
  });
});

describe("taking something off the site", () => {
  const takeOff = unpublish({ withLockedRecord });

  test("keeps it as a draft that can be published again", async () => {
    await show({ ref, basedOn: 0, body: coats }, anna);
    expect(await takeOff(ref, 1, anna)).toEqual({ ok: true, version: 2 });
    expect(await published()).toBeNull();
    await show({ ref, basedOn: 2, body: coats }, anna);
    expect(await published()).toBe("Winter coats");
  });

  test("is refused while a published record names it", async () => {
    const outcome = await takeOff({ kind: "program", id: "children" }, 1, anna);
    expect(outcome).toMatchObject({ ok: false, reason: "still_named" });
    expect(outcome).toHaveProperty(
      "by",
      expect.arrayContaining([{ kind: "campaign", id: "a-meal-every-school-day" }]),
    );
  });

  test("is refused for what the site cannot do without", async () => {
    for (const fixed of [
      { kind: "foundation", id: "foundation" } as const,
      { kind: "legalText", id: "privacy" } as const,
    ])
      expect(await takeOff(fixed, 1, anna)).toEqual({ ok: false, reason: "fixed" });
  });
});
