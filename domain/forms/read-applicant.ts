import { maxNameLength } from "#domain/identifiers/max-name-length.ts";
import type { FormReader } from "./form-reader.ts";
import { readEmail } from "./read-email.ts";

type ApplicantField = "organisation" | "contactName" | "email";
type ApplicantErrors<Problem> = Readonly<
  Record<
    "organisationRequired" | "organisationLong" | "contactRequired" | "contactLong" | "emailInvalid",
    Problem
  >
>;

/** Who asks, where an organisation does: its name, who speaks for it, and where the answer goes. */
export function readApplicant<Problem extends string>(
  form: FormReader<ApplicantField, Problem>,
  e: ApplicantErrors<Problem>,
) {
  const organisation = form.line("organisation", {
    missing: e.organisationRequired,
    most: maxNameLength,
    long: e.organisationLong,
  });
  const contactName = form.line("contactName", {
    missing: e.contactRequired,
    most: maxNameLength,
    long: e.contactLong,
  });
  return { organisation, contactName, email: readEmail(form, "email", e.emailInvalid) };
}
