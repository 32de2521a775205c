import type { Foundation } from "../composition.ts";
import type { Form } from "../requests/form.ts";
import { contactForm } from "./contact-form.ts";
import { partnerForm } from "./partner-form.ts";
import { volunteerForm } from "./volunteer-form.ts";

/** The forms of the public pages, as a browser without JavaScript sends them. */
export const publicForms = (foundation: Foundation): Form[] =>
  [volunteerForm(foundation), contactForm(foundation), partnerForm(foundation)].map((form) =>
    foundation.formLimits.form(form),
  );
