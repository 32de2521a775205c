import { expect, test } from "vitest";
import { emailLinks } from "./email-links.ts";

const link = { address: "noor@example.org", purpose: "news", messageId: "m1" } as const;

test("a link is read again, also after the secret was replaced, and shows no address", () => {
  const token = emailLinks(["old"]).tokenOf(link);
  expect(emailLinks(["new", "old"]).read(token)).toEqual(link);
  expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("noor");
});

test("each message has its own link", () => {
  const { tokenOf } = emailLinks(["secret"]);
  expect(tokenOf(link)).not.toBe(tokenOf(link));
});

test.each(["", "x", "a".repeat(200), "%00", "ä"])("%s is no link", (token) =>
  expect(emailLinks(["secret"]).read(token)).toBeNull(),
);

test("a link with any changed character is no link", () => {
  const { tokenOf, read } = emailLinks(["secret"]);
  const bytes = Buffer.from(tokenOf(link), "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const forged = Buffer.from(bytes);
    forged[at] = (forged[at] ?? 0) ^ 1;
    expect(read(forged.toString("base64url"))).toBeNull();
  }
});
