import { expect, test } from "vitest";
import { mailFailures } from "#domain/mail/mail.ts";
import { failureIn } from "./failure.ts";

test("every reason why a mail does not go out has words, whatever codes follow it", () => {
  for (const failure of mailFailures) expect(failureIn(`${failure} 550 5.1.1`)).toBe(failure);
  expect(failureIn("something nobody foresaw")).toBe("surprise");
});
