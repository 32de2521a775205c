import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
const path = "/documents/annual-report-2023.pdf?lang=nl";

test("a document that is made renews every page, one that is fetched only the page with the counts", async () => {
  const { app } = await testApp(pool);
  const listener = await pool.connect();
  const next = () =>
    new Promise((resolve) => listener.once("notification", ({ payload }) => resolve(payload)));
  try {
    await listener.query("listen content_changed");
    const made = next();
    await app.request(path, { method: "HEAD" });
    expect(await made).toBe("");
    const fetched = next();
    await app.request(path);
    expect(await fetched).toBe("/api/documents");
  } finally {
    listener.release(true);
  }
});
