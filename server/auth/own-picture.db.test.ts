import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { storedPictures } from "#adapters/auth/stored-pictures.ts";
import { maxPictureBytes, picturesPerAccount } from "#domain/accounts/own-picture.ts";
import { bytesOf } from "#testing/bytes-of.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { readZip } from "#testing/read-zip.ts";
import { signInByLink, visitorOf, type TestVisitor } from "./visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool);
const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "Somebody Private" } })
    .jpeg()
    .toBuffer();
const [blue, green] = [await photo("#1f4690"), await photo("#4f8a10")];
let people = 0;
let anna: TestVisitor;
let email: string;

beforeEach(async () => {
  email = `anna${(people += 1)}@example.org`;
  anna = visitorOf(app);
  await signInByLink(anna, pool, email);
});

const send = (visitor: TestVisitor, file: Uint8Array | null, path = "/account/security") => {
  const form = new FormData();
  form.set("form", "picture");
  if (file) form.set("picture", new File([new Uint8Array(file)], "me.jpg", { type: "image/jpeg" }));
  return visitor.upload(path, form);
};
const shown = async (visitor: TestVisitor) =>
  ((await visitor.user()) as { profileImageUrl?: string | null } | null)?.profileImageUrl;
const rowsOf = async (userId: string) =>
  (await pool.query("select source from account_pictures where user_id = $1", [userId])).rows;
const kept = async () => rowsOf((await anna.user())?.id ?? "");

test("a picture that is sent stands in the bar as a small square, and the next one takes its place", async () => {
  expect(await shown(anna)).toBeNull();
  const sent = await send(anna, blue, "/nl/account/security");
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    "/nl/account/security?picture=kept#picture",
  ]);
  const first = (await shown(anna)) ?? "";
  const answer = await anna.get(first);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-cache",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  const { width, height, exif } = await sharp(await bytesOf(answer)).metadata();
  expect({ width, height, exif }).toEqual({ width: 192, height: 192, exif: undefined });
  await send(anna, green);
  expect(await shown(anna)).not.toBe(first);
  expect(await kept()).toEqual([{ source: "upload" }]);
});

test("a browser that has the picture is told so, and its next owner is not", async () => {
  await send(anna, blue);
  const etag = (await anna.get("/api/account/picture")).headers.get("etag") ?? "";
  const again = await anna.get("/api/account/picture", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const ben = visitorOf(app);
  await signInByLink(ben, pool, "ben@example.org");
  expect((await ben.get("/api/account/picture", { "if-none-match": etag })).status).toBe(200);
});

test("nobody else is shown it", async () => {
  await send(anna, blue);
  const address = (await shown(anna)) ?? "";
  const mine = await bytesOf(await anna.get(address));
  expect((await visitorOf(app).get(address)).status).toBe(401);
  for (const other of ["donor@example.org", "admin@example.org"]) {
    const visitor = visitorOf(app);
    await visitor.post("/sign-in", { form: "demo", email: other });
    const answer = await visitor.get(address);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(await bytesOf(answer)).not.toEqual(mine);
  }
});

test("taken away it is gone, also the tile that the demonstration drew", async () => {
  await send(anna, blue);
  const done = await anna.post("/ar/account/security", { form: "picture-removal" });
  expect([done.status, done.headers.get("location")]).toEqual([
    303,
    "/ar/account/security?picture=removed#picture",
  ]);
  expect([await shown(anna), await kept()]).toEqual([null, [{ source: "none" }]]);
  const donor = visitorOf(app);
  await donor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  await donor.post("/account/security", { form: "picture-removal" });
  expect(await shown(donor)).toBeNull();
});

test("what is no picture is refused on the page, and what stood there stays", async () => {
  await send(anna, blue);
  const before = await shown(anna);
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  for (const wrong of [null, new Uint8Array(0), Buffer.from("honestly"), svg])
    expect((await send(anna, wrong)).status).toBe(422);
  expect(await shown(anna)).toBe(before);
});

test("a file that is too large is not read, and its owner is told where it was chosen", async () => {
  const answer = await send(anna, new Uint8Array(maxPictureBytes + 64 * 1024));
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/account/security?picture=too_large#picture",
  ]);
  expect((await send(anna, new Uint8Array(maxPictureBytes + 1))).status).toBe(422);
  expect(await shown(anna)).toBeNull();
});

test("a stranger sends none, and no more than any form", async () => {
  const stranger = visitorOf(app);
  expect((await send(stranger, blue)).status).toBe(401);
  expect((await send(stranger, new Uint8Array(512 * 1024))).status).toBe(413);
});

test("pictures are drawn only so often for one person", async () => {
  for (let sent = 0; sent < picturesPerAccount.most; sent += 1) await send(anna, Buffer.from("none"));
  const answer = await send(anna, blue);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("it is in the download of one's data, and goes with the account", async () => {
  await send(anna, blue);
  const id = (await anna.user())?.id ?? "";
  expect(await rowsOf(id)).toEqual([{ source: "upload" }]);
  const mine = await bytesOf(await anna.get("/api/account/picture"));
  const files = readZip(await bytesOf(await anna.get("/api/my/data.zip")));
  expect(new Uint8Array(files.get("picture.webp") ?? [])).toEqual(mine);
  expect(files.get("json/account_pictures.json")?.toString()).toContain('"source": "upload"');
  expect(files.get("csv/account_pictures.csv")?.toString()).not.toContain("bytes");
  expect((await anna.send("POST", "/api/my/erasure", { email })).status).toBe(200);
  expect(await rowsOf(id)).toEqual([]);
});

test("a provider's picture that comes late replaces neither an upload nor a request to have none", async () => {
  const pictures = storedPictures(pool);
  const late = { bytes: new Uint8Array([1]), hash: "0".repeat(64) };
  const id = (await anna.user())?.id ?? "";
  await pictures.keep(id, late, "provider", new Date());
  expect(await kept()).toEqual([{ source: "provider" }]);
  await send(anna, blue);
  await pictures.keep(id, late, "provider", new Date());
  expect(await kept()).toEqual([{ source: "upload" }]);
  await anna.post("/account/security", { form: "picture-removal" });
  await pictures.keep(id, late, "provider", new Date());
  expect(await kept()).toEqual([{ source: "none" }]);
  await pictures.keep("erased meanwhile", late, "provider", new Date());
  expect(await rowsOf("erased meanwhile")).toEqual([]);
});
