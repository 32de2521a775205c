import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestContext } from "../context.ts";
import type { Form } from "../requests/form.ts";
import { ownPath } from "../middleware/own-path.ts";
import { startSession, visitOf, type Auth } from "./auth.ts";
import { provePath } from "./ask-for-proof.ts";
import { signedInOf } from "./caller.ts";
import { signInPage } from "./sign-in-page.ts";

/** The sign-in page's forms. They work without JavaScript, so nothing else is needed with it. */
export const signInForms = ({ auth }: { auth: Auth }): Form[] => [
  ...(auth.signIn.link ? linkForms(auth, auth.signIn.link) : []),
  ...(auth.signIn.offers.demoAccounts.length > 0 ? [demoForm(auth)] : []),
  proofForm(auth),
];

const linkForms = (auth: Auth, link: NonNullable<Auth["signIn"]["link"]>): Form[] => [
  {
    path: "/sign-in",
    name: "email",
    who: "anyone",
    handle: async ({ email = "", returnTo }, c) => {
      const wanted = ownPath(returnTo);
      const outcome = await link.request(email, wanted, visitOf(c, auth));
      if (outcome.ok) {
        auth.cookies.setState(c, outcome.browser);
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
      const outcome = await link.confirm(token, visitOf(c, auth));
      if (!outcome.ok) return { ok: false, problem: "signin.problem.link_invalid" };
      const location = await startSession(c, auth, outcome.session, outcome.returnTo);
      auth.cookies.clearState(c);
      return { ok: true, location };
    },
  },
];

const demoForm = (auth: Auth): Form => ({
  path: "/sign-in",
  name: "demo",
  who: "anyone",
  handle: async ({ email = "", returnTo = "/" }, c) => {
    const outcome = await auth.signIn.signInToDemo(email, visitOf(c, auth));
    if (!outcome.ok) return { ok: false, problem: "errors.bad_form" };
    return { ok: true, location: await startSession(c, auth, outcome.session, returnTo) };
  },
});

/** For the demonstration only: passkeys need a script anyway. */
const proofForm = (auth: Auth): Form => ({
  path: provePath,
  name: "proof",
  who: "signed_in",
  handle: async ({ returnTo = "/" }, c) => {
    const outcome = await auth.signIn.proof.prove(signedInOf(c), null);
    return outcome.ok
      ? { ok: true, location: ownPath(returnTo) }
      : { ok: false, problem: "signin.error.passkey_refused" };
  },
});

/** The prefix of the page that was posted from; a page without one stays without. */
const baseOf = (c: RequestContext): string => splitLanguage(c.req.path).base;
