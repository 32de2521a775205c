import { readMessage } from "#domain/contact/message-form.ts";
import type { Language } from "#domain/language.ts";
import type { Foundation } from "../composition.ts";
import type { Form } from "../forms.ts";

/** Both doors, the page's form and the API, lead here. */
export const receiveMessage =
  ({ sendMessage }: Pick<Foundation, "sendMessage">) =>
  async (input: unknown, language: Language) => {
    const read = readMessage(input);
    return read.ok ? sendMessage(read.form, language) : read;
  };

export const contactForm = (foundation: Pick<Foundation, "sendMessage">): Form => ({
  path: "/contact",
  name: "contact",
  who: "anyone",
  handle: async (fields, c) => {
    const outcome = await receiveMessage(foundation)(fields, c.get("language"));
    return outcome.ok
      ? { ok: true, location: `${c.req.path}?sent=1#write` }
      : { ok: false, errors: outcome.errors };
  },
});
