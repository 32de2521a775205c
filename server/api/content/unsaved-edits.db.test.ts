import { beforeAll, expect, test } from "vitest";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let staff: TestVisitor;
let admin: TestVisitor;

beforeAll(async () => {
  const { app } = await testApp(pool);
  staff = await demoVisitor(app, "staff@example.org");
  admin = await demoVisitor(app, "admin@example.org");
});

const [sample] = sampleContent(new Date().toISOString().slice(0, 10)).post;
if (!sample) throw new Error("The sample has no post");
const at = (id: string, rest = "") => `/api/admin/content/post/${id}${rest}`;
const titled = (en: string) => ({ ...sample, title: { ...sample.title, en } });

type Opened = {
  version: number;
  body: { title: { en: string } };
  unsaved: { basedOn: number; base: { title: { en: string } }; body: { title: { en: string } } } | null;
  others: { name: string }[];
};
const open = async (visitor: TestVisitor, id: string) =>
  (await visitor.send("GET", at(id))).json() as Promise<Opened>;
const type = (visitor: TestVisitor, id: string, basedOn: number, en: string) =>
  visitor.send("PUT", at(id, "/unsaved"), { basedOn, body: titled(en) });

test("typed text is kept for its author, and a colleague sees who is typing", async () => {
  await staff.send("PUT", at("kept"), { basedOn: 0, body: titled("First") });
  expect((await type(staff, "kept", 1, "Second")).status).toBe(200);
  expect(await open(staff, "kept")).toMatchObject({
    version: 1,
    body: { title: { en: "First" } },
    unsaved: { basedOn: 1, base: { title: { en: "First" } }, body: { title: { en: "Second" } } },
    others: [],
  });
  expect(await open(admin, "kept")).toMatchObject({ unsaved: null, others: [{ name: expect.any(String) }] });
});

test("saving removes what was kept, and a colleague's text stays", async () => {
  await staff.send("PUT", at("saved"), { basedOn: 0, body: titled("First") });
  await type(staff, "saved", 1, "Mine");
  await type(admin, "saved", 1, "Theirs");
  await staff.send("PUT", at("saved"), { basedOn: 1, body: titled("Mine") });
  expect((await open(staff, "saved")).unsaved).toBeNull();
  // The colleague continues from the version they started from, so nothing of the new one is overwritten.
  expect((await open(admin, "saved")).unsaved).toMatchObject({
    basedOn: 1,
    base: { title: { en: "First" } },
  });
});

test("a new record is kept before it has an address", async () => {
  await type(staff, "new", 0, "Not named yet");
  expect((await open(staff, "new")).unsaved?.body.title.en).toBe("Not named yet");
  await staff.send("PUT", at("named"), { basedOn: 0, body: titled("Named") });
  expect((await open(staff, "new")).unsaved).toBeNull();
});

test("kept text can be dropped, also twice", async () => {
  await type(staff, "new", 0, "Away with it");
  for (let time = 0; time < 2; time += 1)
    expect((await staff.send("DELETE", at("new", "/unsaved"))).status).toBe(200);
  expect((await open(staff, "new")).unsaved).toBeNull();
});
