import type { RegisterOutcome } from "#domain/events/register.ts";
import type { Foundation } from "../composition.ts";
import { receiveRegistration } from "../requests/receive-forms.ts";
import { pathParam } from "../requests/path-param.ts";
import type { Form, FormOutcome } from "../requests/form.ts";

type Needs = Pick<Foundation, "registerForEvent" | "giveUpPlace" | "formLimits">;

export const eventForms = (foundation: Needs): Form[] => [
  foundation.formLimits.form({
    path: "/events/:id",
    name: "event",
    who: "anyone",
    handle: async (fields, c) => {
      const outcome = await receiveRegistration(foundation, pathParam(c, "id"))(fields, c);
      if (outcome.ok) {
        const done = outcome.status === "CONFIRMED" ? "registered" : "waiting";
        return { ok: true, location: `${c.req.path}?${done}=1#registration` };
      }
      return outcome.reason === "invalid" ? { ok: false, errors: outcome.errors } : refusalOf[outcome.reason];
    },
  }),
  {
    path: "/events/:id",
    name: "give-up",
    who: "anyone",
    handle: async (fields, c) => {
      const outcome = await foundation.giveUpPlace(pathParam(c, "id"), fields["registration"] ?? "");
      return outcome.ok
        ? { ok: true, location: `${c.req.path}?gaveUp=1#registration` }
        : { ok: false, status: 404, problem: "events.error.no_such_registration" };
    },
  },
];

type Refusal = Exclude<RegisterOutcome, { ok: true }>["reason"];

/** The page itself says that an event does not exist. */
const refusalOf: Record<Refusal, FormOutcome> = {
  no_such_event: { ok: false, status: 404, problem: "errors.not_found" },
  already_started: { ok: false, status: 409, problem: "events.error.already_started" },
  too_few_places: { ok: false, status: 409, errors: { people: "events.error.too_few_places" } },
};
