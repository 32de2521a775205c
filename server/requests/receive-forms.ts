import { partnerForm } from "#domain/applications/partner/application-form.ts";
import { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import { messageForm } from "#domain/contact/message-form.ts";
import { registrationForm } from "#domain/events/registration-form.ts";
import {
  readForm,
  type FormDefinition,
  type FormValues,
  type InvalidForm,
} from "#domain/forms/define-form.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";

/* The API and the form posted without JavaScript are read by the same function. */

export const receiveMessage = ({ sendMessage }: Pick<Foundation, "sendMessage">) =>
  receive(messageForm, (values, c) =>
    sendMessage(values, { language: c.get("language"), signedInEmail: c.get("user")?.email ?? null }),
  );

export const receiveRegistration = (
  { registerForEvent }: Pick<Foundation, "registerForEvent">,
  eventId: string,
) => receive(registrationForm, (values, c) => registerForEvent(eventId, values, c.get("language")));

export const receivePartnerApplication = ({ applyAsPartner }: Pick<Foundation, "applyAsPartner">) =>
  receive(partnerForm, (values, c) => applyAsPartner(values, c.get("language")));

export const receiveApplication = ({ applyToVolunteer }: Pick<Foundation, "applyToVolunteer">) =>
  receive(volunteerForm, (values, c) => applyToVolunteer(values, c.get("language")));

const receive =
  <Form extends FormDefinition, Outcome>(
    form: Form,
    submit: (values: FormValues<Form>, c: RequestContext) => Promise<Outcome>,
  ) =>
  async (input: unknown, c: RequestContext): Promise<Outcome | InvalidForm<Form>> => {
    const read = readForm(form, input);
    return read.ok ? submit(read.values, c) : read;
  };
