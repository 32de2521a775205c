import { readMessage } from "#domain/contact/message-form.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import type { Form } from "./serve-forms.ts";

/** The page's form and the API both come here. */
export const receiveMessage =
  ({ sendMessage }: Pick<Foundation, "sendMessage">) =>
  async (input: unknown, c: RequestContext) => {
    const read = readMessage(input);
    const sender = { language: c.get("language"), signedInEmail: c.get("user")?.email ?? null };
    return read.ok ? sendMessage(read.form, sender) : read;
  };

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
