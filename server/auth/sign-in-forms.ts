import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestContext } from "../context.ts";
import type { Form } from "../forms.ts";
import { ownPath } from "../own-path.ts";
import { letIn, visitOf, type Door } from "./door.ts";
import { provePath } from "./ask-for-proof.ts";
import { signedInBehind } from "./signed-in-user.ts";
import { signInPage } from "./sign-in-page.ts";

/** The sign-in page's forms. They work without JavaScript, so nothing else is needed with it. */
export const signInForms = ({ door }: { door: Door }): Form[] => [
  ...(door.signIn.link ? linkForms(door, door.signIn.link) : []),
  ...(door.signIn.offers.demoAccounts.length > 0 ? [demoForm(door)] : []),
  proofForm(door),
];

const linkForms = (door: Door, link: NonNullable<Door["signIn"]["link"]>): Form[] => [
  {
    path: "/sign-in",
    name: "email",
    who: "anyone",
    handle: async ({ email = "", returnTo }, c) => {
      const wanted = ownPath(returnTo);
      const outcome = await link.request(email, wanted, visitOf(c, door));
      if (outcome.ok) {
        door.cookies.setState(c, outcome.browser);
        return { ok: true, location: signInPage(baseOf(c), { returnTo: wanted, sent: true }) };
      }
      if (outcome.reason === "email_invalid") {
        return { ok: false, errors: { email: "signin.error.email_invalid" } };
      }
      c.header("retry-after", String(outcome.retryAfterSeconds));
      return { ok: false, status: 429, problem: "signin.problem.too_many" };
    },
  },
  {
    path: "/sign-in/link",
    name: "link",
    who: "anyone",
    handle: async ({ token = "" }, c) => {
      const outcome = await link.confirm(token, visitOf(c, door));
      if (!outcome.ok) return { ok: false, problem: "signin.problem.link_invalid" };
      const location = letIn(c, door, outcome.session, outcome.returnTo);
      door.cookies.clearState(c);
      return { ok: true, location };
    },
  },
];

const demoForm = (door: Door): Form => ({
  path: "/sign-in",
  name: "demo",
  who: "anyone",
  handle: async ({ email = "", returnTo = "/" }, c) => {
    const outcome = await door.signIn.signInToDemo(email, visitOf(c, door));
    if (!outcome.ok) return { ok: false, problem: "errors.bad_form" };
    return { ok: true, location: letIn(c, door, outcome.session, returnTo) };
  },
});

/** The demonstration's one click. Where a passkey is asked for, there is a script anyway. */
const proofForm = (door: Door): Form => ({
  path: provePath,
  name: "proof",
  who: "signed_in",
  handle: async ({ returnTo = "/" }, c) => {
    const outcome = await door.signIn.proof.prove(signedInBehind(c), null);
    return outcome.ok
      ? { ok: true, location: ownPath(returnTo) }
      : { ok: false, problem: "signin.error.passkey_refused" };
  },
});

/** The prefix of the page that was posted from; a page without one stays without. */
const baseOf = (c: RequestContext): string => splitLanguage(c.req.path).base;
