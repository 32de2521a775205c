import { expect, test } from "vitest";
import { isSetUpWell } from "./set-up-well.ts";

test("without a look of the doctor nobody knows whether mail and providers are set up well", () => {
  expect([isSetUpWell("mail", null), isSetUpWell("provider", null)]).toEqual([false, false]);
  expect([isSetUpWell("mail", []), isSetUpWell("provider", [])]).toEqual([true, true]);
});

test("a record of the sender that is missing is a fault of mail alone, keys of test mode one of the provider", () => {
  const findings = ["dmarc_missing"];
  expect([isSetUpWell("mail", findings), isSetUpWell("provider", findings)]).toEqual([false, true]);
  expect(isSetUpWell("provider", ["test_keys"])).toBe(false);
  expect(isSetUpWell("provider", ["stripe_webhook_missing"])).toBe(false);
});

test("a server that is away for a while is set up well all the same", () => {
  expect(isSetUpWell("mail", ["mail_unreachable"])).toBe(true);
  expect(isSetUpWell("provider", ["provider_unreachable"])).toBe(true);
});
