import type { FormDefinition } from "#domain/forms/define-form.ts";
import type { ApplicationKind } from "./application-kind.ts";
import { commonGrantForm } from "./grant/application-form.ts";
import { partnerForm } from "./partner/application-form.ts";
import { volunteerForm } from "./volunteer/application-form.ts";

export const applicationForms: Readonly<Record<ApplicationKind, FormDefinition>> = {
  volunteer: volunteerForm,
  grant: commonGrantForm,
  partner: partnerForm,
};
