import * as z from "zod/mini";
import { callRefusals, type CallRefusal } from "./call-refusals.ts";
import { donationBody } from "./calls.ts";
import { bodyFrom } from "./form-body.ts";
import type { FieldName, FormFields } from "./form-fields.ts";

/** A placeholder of a secret's length: the form is checked before it has one. */
const anySecret = "x".repeat(43);

const fieldOf: Readonly<Partial<Record<CallRefusal, FieldName>>> = {
  amount_not_whole_cents: "custom",
  amount_too_small: "custom",
  amount_too_large: "custom",
  campaign_invalid: "campaign",
  method_invalid: "method",
  honoree_invalid: "honoree",
  message_invalid: "message",
  notify_email_invalid: "notifyEmail",
  name_invalid: "name",
  email_invalid: "email",
  donor_invalid: "email",
};

export type WrongFields = Readonly<Partial<Record<FieldName, CallRefusal>>>;

/** All that is wrong with the form, field by field, by the schema that reads the call; the first reason of each counts. */
export function wrongFields(fields: FormFields): WrongFields {
  const read = z.safeParse(donationBody, bodyFrom(fields, anySecret, "en"));
  if (read.success) return {};
  const found: Partial<Record<FieldName, CallRefusal>> = {};
  for (const { message } of read.error.issues) {
    const reason = callRefusals.find((each) => each === message);
    const field = reason && fieldOf[reason];
    if (field) found[field] ??= reason;
  }
  return found;
}
