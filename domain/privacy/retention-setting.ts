import * as z from "zod/mini";
import { retentionBounds, type RetentionName } from "./retention.ts";

const within = (name: RetentionName) =>
  z.int().check(z.minimum(retentionBounds[name].least), z.maximum(retentionBounds[name].most));

export const retentionSetting = z.object({
  fiscal: within("fiscal"),
  declined_volunteers: within("declined_volunteers"),
  stopped_volunteers: within("stopped_volunteers"),
  declined_grants: within("declined_grants"),
  partner_applications: within("partner_applications"),
  contact_messages: within("contact_messages"),
  support_threads: within("support_threads"),
  event_registrations: within("event_registrations"),
  sent_mail: within("sent_mail"),
  payment_sessions: within("payment_sessions"),
  provider_events: within("provider_events"),
});
