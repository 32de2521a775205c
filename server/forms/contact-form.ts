import type { Foundation } from "../composition.ts";
import { receiveMessage } from "../requests/receive-forms.ts";
import type { Form } from "../requests/form.ts";

export const contactForm = (foundation: Pick<Foundation, "sendMessage">): Form => ({
  path: "/contact",
  name: "contact",
  who: "anyone",
  handle: async (fields, c) => {
    const outcome = await receiveMessage(foundation)(fields, c);
    return outcome.ok
      ? { ok: true, location: `${c.req.path}?sent=1#write` }
      : { ok: false, errors: outcome.errors };
  },
});
