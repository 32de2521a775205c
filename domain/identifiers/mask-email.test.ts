import { expect, test } from "vitest";
import { maskEmail } from "./mask-email.ts";

test("an address is told so that only its owner recognises it", () => {
  expect(maskEmail("layla.haddad@example.org")).toBe("l•••@example.org");
  expect(maskEmail("")).toBe("•••");
  expect(maskEmail("@example.org")).toBe("•••");
});
