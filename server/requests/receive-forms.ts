import type { Language } from "#domain/language.ts";
import { consentTextVersion } from "#domain/applications/volunteer/application.ts";
import { readApplication } from "#domain/applications/volunteer/application-form.ts";
import { readMessage } from "#domain/contact/message-form.ts";
import { readPartnerForm } from "#domain/applications/partner/application-form.ts";
import { readRegistration } from "#domain/events/registration-form.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";

/* What a visitor filled in is read here, whether the page sends it as JSON or a browser without JavaScript as a form. */

export const receiveMessage =
  ({ sendMessage }: Pick<Foundation, "sendMessage">) =>
  async (input: unknown, c: RequestContext) => {
    const read = readMessage(input);
    const sender = { language: c.get("language"), signedInEmail: c.get("user")?.email ?? null };
    return read.ok ? sendMessage(read.form, sender) : read;
  };

export const receiveRegistration =
  ({ registerForEvent }: Pick<Foundation, "registerForEvent">) =>
  async (eventId: string, input: unknown, language: Language) => {
    const read = readRegistration(input);
    return read.ok ? registerForEvent(eventId, read.form, language) : read;
  };

export const receivePartnerApplication =
  ({ applyAsPartner }: Pick<Foundation, "applyAsPartner">) =>
  async (input: unknown, language: Language) => {
    const read = readPartnerForm(input);
    return read.ok ? applyAsPartner(read.form, language) : read;
  };

export const receiveApplication =
  ({ applyToVolunteer }: Pick<Foundation, "applyToVolunteer">) =>
  async (input: unknown, language: Language) => {
    const read = readApplication(input);
    return read.ok ? applyToVolunteer(read.form, { language, consentTextVersion }) : read;
  };
