import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "./visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const { app } = await testApp(pool);
let admin: TestVisitor;

beforeEach(async () => {
  await owner.query("truncate rate_limits");
  admin = visitorOf(app);
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});
const elevenMinutesLater = () => pool.query("update sessions set proved_at = now() - interval '11 minutes'");

const guarded = [
  ["POST", "/api/admin/refunds"],
  ["GET", "/api/admin/exports/donations.csv"],
  ["GET", "/api/admin/exports/audit.xlsx"],
  ["POST", "/api/admin/users"],
  ["PUT", "/api/admin/users/demo-staff/role"],
  ["DELETE", "/api/admin/users/demo-staff/role"],
  ["DELETE", "/api/admin/users/demo-staff/passkeys"],
  ["POST", "/api/admin/tokens"],
  ["POST", "/api/admin/webhooks"],
  ["POST", "/api/admin/webhooks/some-webhook/secret"],
  ["PUT", "/api/admin/settings/identity"],
  ["POST", "/api/account/passkeys/options"],
  ["POST", "/api/account/passkeys"],
  ["DELETE", "/api/account/passkeys/some-key"],
] as const;

describe("ten minutes after signing in staff show again who they are", () => {
  test.each(guarded)("before %s %s", async (method, path) => {
    await elevenMinutesLater();
    const refused = await admin.send(method, path, method === "GET" ? undefined : {});
    expect([refused.status, refused.headers.get("x-refusal")]).toEqual([403, "proof_needed"]);
    expect(await refused.text()).toBe("Confirm again that it is you, then try again.");

    expect((await admin.send("POST", "/api/account/proof", {})).status).toBe(200);
    const after = await admin.send(method, path, method === "GET" ? undefined : {});
    expect(after.headers.get("x-refusal")).toBeNull();
    await after.body?.cancel();
  });

  test("not before they look around, and donors are not asked at all", async () => {
    await elevenMinutesLater();
    expect((await admin.get("/api/admin/users")).status).toBe(200);
    const donor = visitorOf(app);
    await donor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    await elevenMinutesLater();
    expect((await donor.send("POST", "/api/account/passkeys/options")).status).toBe(200);
  });

  test("a link to a file leads to the page that asks, and back to where the link was, without JavaScript", async () => {
    await elevenMinutesLater();
    const led = await admin.get("/api/admin/exports/donations.csv", {
      "sec-fetch-mode": "navigate",
      referer: "http://open-hand.test/nl/admin/donations?q=a",
    });
    const page = "/nl/account/prove?returnTo=%2Fnl%2Fadmin%2Fdonations%3Fq%3Da";
    expect([led.status, led.headers.get("location")]).toEqual([303, page]);
    const back = await admin.post("/nl/account/prove", { returnTo: "/nl/admin/donations?q=a" });
    expect([back.status, back.headers.get("location")]).toEqual([303, "/nl/admin/donations?q=a"]);
    const file = await admin.get("/api/admin/exports/donations.csv");
    expect(file.status).toBe(200);
    await file.body?.cancel();
  });

  test("and nobody is led elsewhere by it", async () => {
    await elevenMinutesLater();
    const led = await admin.get("/api/admin/exports/donations.csv", {
      "sec-fetch-mode": "navigate",
      referer: "https://evil.example/x",
    });
    expect(led.headers.get("location")).toBe("/account/prove?returnTo=%2Fadmin");
    const back = await admin.post("/account/prove", { returnTo: "/.//evil.example" });
    expect(back.headers.get("location")).toBe("/");
  });
});
