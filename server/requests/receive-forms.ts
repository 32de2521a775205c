import { partnerForm } from "#domain/applications/partner/application-form.ts";
import { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import type { ConsentSource } from "#domain/consent/consents.ts";
import { messageForm } from "#domain/contact/message-form.ts";
import { registrationForm } from "#domain/events/registration-form.ts";
import {
  readForm,
  type FormDefinition,
  type FormValues,
  type InvalidForm,
} from "#domain/forms/define-form.ts";
import type { Foundation } from "../composition.ts";
import { giveConsent } from "../consent/give-consent.ts";
import type { RequestContext } from "../context.ts";

/* The API and the form posted without JavaScript are read by the same function. */

export const receiveMessage = (foundation: Pick<Foundation, "sendMessage" | "consent">) =>
  receive(messageForm, foundation, "contact", (values, c) =>
    foundation.sendMessage(values, {
      language: c.get("language"),
      signedInEmail: c.get("user")?.email ?? null,
    }),
  );

export const receiveRegistration = (
  foundation: Pick<Foundation, "registerForEvent" | "consent">,
  eventId: string,
) =>
  receive(registrationForm, foundation, "event", (values, c) =>
    foundation.registerForEvent(eventId, values, c.get("language")),
  );

export const receivePartnerApplication = (foundation: Pick<Foundation, "applyAsPartner" | "consent">) =>
  receive(partnerForm, foundation, "partner", (values, c) =>
    foundation.applyAsPartner(values, c.get("language")),
  );

export const receiveApplication = (foundation: Pick<Foundation, "applyToVolunteer" | "consent">) =>
  receive(volunteerForm, foundation, "volunteer", (values, c) =>
    foundation.applyToVolunteer(values, c.get("language")),
  );

export const receiveGrantApplication =
  (foundation: Pick<Foundation, "applyForGrant" | "consent">) =>
  async (place: { callId: string; draftToken: string | null }, input: unknown, c: RequestContext) => {
    const outcome = await foundation.applyForGrant({ ...place, input, language: c.get("language") });
    if (outcome.ok) await giveConsent(foundation, "grant", input, c);
    return outcome;
  };

const receive =
  <Form extends FormDefinition, Outcome extends { ok: boolean }>(
    form: Form,
    foundation: Pick<Foundation, "consent">,
    source: ConsentSource,
    submit: (values: FormValues<Form>, c: RequestContext) => Promise<Outcome>,
  ) =>
  async (input: unknown, c: RequestContext): Promise<Outcome | InvalidForm<Form>> => {
    const read = readForm(form, input);
    if (!read.ok) return read;
    const outcome = await submit(read.values, c);
    if (outcome.ok) await giveConsent(foundation, source, input, c);
    return outcome;
  };
