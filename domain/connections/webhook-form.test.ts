import { expect, test } from "vitest";
import { readWebhookForm } from "./webhook-form.ts";

const typed = { url: " https://example.org/hook#part ", description: " Ours ", types: ["gift.settled"] };

test("an endpoint has an address of the web and something to be told", () => {
  expect(readWebhookForm(typed)).toEqual({
    ok: true,
    wish: { url: "https://example.org/hook", description: "Ours", types: ["gift.settled"] },
  });
  expect(readWebhookForm({ ...typed, types: ["everything"] })).toMatchObject({
    errors: { types: "no_types" },
  });
  expect(readWebhookForm({ ...typed, description: "a".repeat(201) })).toMatchObject({
    errors: { description: "long_description" },
  });
});

test.each([
  "http://example.org/hook",
  "https://example.org:8443/hook",
  "https://user:word@example.org/hook",
  "ftp://example.org",
  "example.org",
  `https://example.org/${"a".repeat(500)}`,
])("%s is no address to send to", (url) => {
  expect(readWebhookForm({ ...typed, url })).toMatchObject({ errors: { url: "no_https" } });
});
