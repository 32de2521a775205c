import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool, { seed: false });
const donor = giver(app, pool);

async function opened() {
  const payments = await donor.paymentsOf(await donor.gives());
  const path = `/sandbox/pay/${payments.at(-1)?.paymentId}`;
  const press = async (action: string) => {
    const body = new URLSearchParams({ action });
    return (await app.request(path, { method: "POST", body })).headers.get("location");
  };
  return { path, press };
}

test.each([
  ["pay", "/donate?success=true"],
  ["pay-later", "/donate?success=true"],
  ["decline", "/donate?declined=true"],
  ["cancel", "/donate?cancelled=true"],
])("whoever presses twice to %s comes back as whoever presses once", async (action, place) => {
  const { press } = await opened();
  expect(await Promise.all([press(action), press(action)])).toEqual([place, place]);
});

test("who chooses otherwise too late is told what it was, and led back to that", async () => {
  const { path, press } = await opened();
  await press("cancel");
  expect(await press("pay")).toBe(path);
  const page = await (await app.request(path)).text();
  expect(page).toContain('href="/donate?cancelled=true"');
});
