import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { bodyFrom } from "#domain/giving/start/form-body.ts";
import { hasLeadingZeros, proofHeader } from "#domain/giving/risk/proof-of-work.ts";
import { startWithWork } from "./send-with-work.ts";

const gift = bodyFrom({ amount: "25", email: "amal@example.org" }, "secret", "en");
afterEach(() => vi.unstubAllGlobals());

test("the work a challenge asks for is done and sent with the same body", async () => {
  const calls: { body: unknown; work: string | null }[] = [];
  vi.stubGlobal("fetch", (_: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    const work = new Headers(headers).get(proofHeader);
    calls.push({ body, work });
    return Promise.resolve(
      work
        ? Response.json({ next: null })
        : new Response("First some work.", { status: 428, headers: { [proofHeader]: "10.1.a.b" } }),
    );
  });
  expect(await startWithWork("en", gift)).toEqual({ next: null });
  const [first, second] = calls;
  expect(second?.body).toBe(first?.body);
  expect(
    hasLeadingZeros(
      createHash("sha256")
        .update(second?.work ?? "")
        .digest(),
      10,
    ),
  ).toBe(true);
});

test("a refusal for another reason is told as it is", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("Please wait.", { status: 429 })));
  await expect(startWithWork("en", gift)).rejects.toThrow("429: Please wait.");
});
