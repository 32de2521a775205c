import type { Form } from "../requests/form.ts";
import { pictureForms } from "../auth/picture-forms.ts";
import { signInForms } from "../auth/sign-in-forms.ts";
import type { Foundation } from "../composition.ts";
import { contentForms } from "./content-forms.ts";
import { donationAdminForms } from "./donation-admin-forms.ts";
import { donateForm } from "./donate-form.ts";
import { eventForms } from "./event-form.ts";
import { monthlyForms } from "./monthly-forms.ts";
import { grantForms } from "./grant-form.ts";
import { ownForms } from "./own-forms.ts";
import { periodicForms } from "./periodic-forms.ts";
import { publicForms } from "./public-forms.ts";
import { transferForm } from "./transfer-form.ts";
import { withdrawForm } from "./withdraw-form.ts";

/** Every form that works without JavaScript. */
export const formsOf = (foundation: Foundation): Form[] => [
  ...signInForms(foundation),
  ...pictureForms(foundation),
  donateForm(foundation),
  transferForm(foundation),
  ...eventForms(foundation),
  ...monthlyForms(foundation),
  ...periodicForms(foundation),
  ...publicForms(foundation),
  ...grantForms(foundation),
  withdrawForm(foundation),
  ...ownForms(foundation),
  ...donationAdminForms(foundation),
  ...contentForms(foundation),
];
