import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf } from "../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool);
const piece = new Uint8Array(16 * 1024);

/** A body that does not tell its length, and how much of it was asked for. */
function chunked(pieces: number) {
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken.bytes >= pieces * piece.length) return controller.close();
        taken.bytes += piece.length;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}
const post = async (path: string, pieces: number, headers: Record<string, string> = {}) => {
  const { body, taken } = chunked(pieces);
  const init = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "transfer-encoding": "chunked", ...headers },
  };
  const { status } = await app.request(path, init);
  return { status, read: taken.bytes };
};

test.each(["/api/admin/uploads", "/api/admin/expenses"])("%s reads nothing of a stranger", async (path) => {
  expect(await post(path, 400)).toEqual({ status: 401, read: 0 });
});

test("a donor's picture is not read either", async () => {
  const donor = visitorOf(app);
  await donor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  const cookie = [...donor.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const { status, read } = await post("/api/admin/uploads", 400, { cookie });
  expect({ status, read }).toEqual({ status: 403, read: 0 });
});

test("whatever does not tell its length is cut at the limit", async () => {
  const { status, read } = await post("/api/contact-messages", 400, { "content-type": "application/json" });
  expect(status).toBe(413);
  expect(read).toBeLessThanOrEqual(256 * 1024 + 2 * piece.length);
});

test("four large files are read at once; the next waits and has sent nothing, and lists are not kept waiting", async () => {
  const admin = visitorOf(app);
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const doors: (() => void)[] = [];
  const upload = (each: number) => {
    const taken = { times: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          taken.times += 1;
          await new Promise<void>((resolve) => doors.push(resolve));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      "transfer-encoding": "chunked",
      "content-type": "multipart/form-data; boundary=x",
      cookie,
    };
    const answer = app.request(`/api/admin/uploads?${each}`, {
      method: "POST",
      body,
      duplex: "half",
      headers,
    } as RequestInit);
    return { taken, answer };
  };
  const all = Array.from({ length: 5 }, (_, each) => upload(each));
  await expect.poll(() => doors.length).toBe(4);
  expect((await app.request("/api/admin/donations", { headers: { cookie } })).status).toBe(200);
  expect(all.map(({ taken }) => taken.times).toSorted((a, b) => a - b)).toEqual([0, 1, 1, 1, 1]);
  doors.splice(0).forEach((open) => open());
  await expect.poll(() => doors.length).toBe(1);
  doors.forEach((open) => open());
  for (const { answer } of all) expect((await answer).status).toBeGreaterThanOrEqual(400);
});
