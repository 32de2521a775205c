import { splitLanguage } from "#app/routing/language-path.ts";
import type { Foundation } from "../composition.ts";
import { loginCalls } from "#contract/accounts/login.ts";
import { answer, endpoints } from "../endpoint.ts";
import { ownPath } from "../middleware/own-path.ts";
import { refuse } from "../refuse.ts";
import { startSession, visitOf, type Auth } from "./auth.ts";
import { signInPage } from "./sign-in-page.ts";
import { logOf } from "../middleware/request-log.ts";

export const callbackPath = "/api/login/callback";

export const loginApi = (auth: Auth, ownPictures: Pick<Foundation["ownPictures"], "takeMeanwhile">) =>
  endpoints(loginCalls, {
    "GET /api/sign-in": ({ c }) => answer(c, 200, auth.signIn.offers),
    "GET /api/sign-in/link": async ({ c, query }) => {
      const shown = await auth.signIn.link?.show(query.token, auth.cookies.state(c));
      if (!shown?.ok) return refuse(c, 404, "errors.not_found");
      return answer(c, 200, { email: shown.email, sameBrowser: shown.sameBrowser });
    },
    "GET /api/login": async ({ c, query }) => {
      const returnTo = ownPath(query.returnTo);
      const { base } = splitLanguage(returnTo);
      c.header("cache-control", "no-store");
      if (!auth.signIn.openId) return c.redirect(signInPage(base, { returnTo }));

      const begun = await auth.signIn.openId.begin(returnTo, visitOf(c, auth), query.anew !== undefined);
      if (begun.ok) {
        auth.cookies.setState(c, begun.state);
        return c.redirect(begun.url);
      }
      if ("why" in begun) logOf(c).warn({ why: begun.why }, "the OpenID provider cannot be used");
      return c.redirect(signInPage(base, { returnTo, problem: begun.reason }));
    },
    "GET /api/login/callback": async ({ c, query }) => {
      c.header("cache-control", "no-store");
      if (!auth.signIn.openId) return c.redirect(signInPage("", { returnTo: "/" }), 303);
      const returned = { code: query.code ?? null, state: query.state ?? null, issuer: query.iss ?? null };
      const outcome = await auth.signIn.openId.finish(returned, auth.cookies.state(c), visitOf(c, auth));
      auth.cookies.clearState(c);
      if (outcome.ok) {
        const { userId, picture } = outcome;
        if (picture !== null) ownPictures.takeMeanwhile(userId, picture, logOf(c));
        return c.redirect(await startSession(c, auth, outcome.session, outcome.returnTo), 303);
      }
      logOf(c).warn({ why: outcome.why }, "a sign-in at the OpenID provider was refused");
      return c.redirect(signInPage("", { returnTo: "/", problem: outcome.reason }), 303);
    },
    "GET /api/logout": async ({ c }) => {
      c.header("cache-control", "no-store");
      // A link on another site, or on a sibling under the same domain, brings the visitor here but does not sign them out.
      if (["cross-site", "same-site"].includes(c.req.header("sec-fetch-site") ?? "")) return c.redirect("/");
      const token = auth.cookies.session(c);
      if (token !== null) await auth.signIn.session.end(token);
      auth.cookies.clearSession(c);
      return c.redirect("/");
    },
  });
