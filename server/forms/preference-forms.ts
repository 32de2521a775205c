import type { Foundation } from "../composition.ts";
import type { Form, FormOutcome } from "../requests/form.ts";
import { pathParam } from "../requests/path-param.ts";
import { choicesIn } from "./choices-in.ts";

const unknownLink: FormOutcome = { ok: false, status: 404, problem: "preferences.error.link" };

/** For holders of a link in one of our emails. The same forms with and without JavaScript. */
export const preferenceForms = ({ consent }: Pick<Foundation, "consent">): Form[] => [
  {
    path: "/preferences/:token",
    name: "linked-preferences",
    who: "anyone",
    handle: async (fields, c) => {
      const chosen = choicesIn(fields);
      if (!chosen) return { ok: false, errors: { language: "preferences.error.language" } };
      const saved = await consent.byLink.save(pathParam(c, "token"), chosen, c.get("language"));
      return saved ? { ok: true, location: `${c.req.path}?saved=1` } : unknownLink;
    },
  },
  {
    path: "/preferences/:token",
    name: "confirm-consents",
    who: "anyone",
    handle: async (_, c) => {
      const confirmed = await consent.byLink.confirm(pathParam(c, "token"));
      if (confirmed === null) return unknownLink;
      return { ok: true, location: `${c.req.path}?${confirmed > 0 ? "confirmed" : "unchanged"}=1` };
    },
  },
];
