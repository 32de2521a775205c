import * as z from "zod/mini";
import { splitLanguage } from "#app/routing/language-path.ts";
import { linkAnswer, signInOffers } from "#domain/accounts/answers.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { ownPath } from "../own-path.ts";
import { refuse } from "../refuse.ts";
import { startSession, visitOf, type Auth } from "./auth.ts";
import { signInPage } from "./sign-in-page.ts";

export const callbackPath = "/api/login/callback";

const returnToQuery = z.object({ returnTo: z.optional(z.string()), anew: z.optional(z.string()) });
const providerAnswer = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  iss: z.optional(z.string()),
});

/** Signing in and out, as plain navigations. */
export const loginApi = (auth: Auth, ownPictures: Pick<Foundation["ownPictures"], "takeMeanwhile">) => [
  endpoint(
    {
      method: "get",
      path: "/api/sign-in",
      who: "anyone",
      summary: "The ways to sign in that this site offers",
      answers: { 200: { description: "The ways", schema: signInOffers } },
    },
    ({ c }) => c.json(auth.signIn.offers),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/sign-in/link",
      who: "anyone",
      summary: "Whose account a mailed link opens, and whether this browser asked for it",
      query: z.object({ token: z.string() }),
      answers: {
        200: { description: "The address, masked", schema: linkAnswer },
        404: { description: "Used, too old, or never sent" },
      },
    },
    async ({ c, query }) => {
      const shown = await auth.signIn.link?.show(query.token, auth.cookies.state(c));
      if (!shown?.ok) return refuse(c, 404, "errors.not_found");
      return c.json({ email: shown.email, sameBrowser: shown.sameBrowser });
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/login",
      who: "anyone",
      summary: "Start signing in; returnTo is a path of this site, anew has a provider ask again",
      query: returnToQuery,
      answers: { 302: { description: "To the OpenID provider, or to the sign-in page" } },
    },
    async ({ c, query }) => {
      const returnTo = ownPath(query.returnTo);
      const { base } = splitLanguage(returnTo);
      c.header("cache-control", "no-store");
      if (!auth.signIn.openId) return c.redirect(signInPage(base, { returnTo }));

      const begun = await auth.signIn.openId.begin(returnTo, visitOf(c, auth), query.anew !== undefined);
      if (begun.ok) {
        auth.cookies.setState(c, begun.state);
        return c.redirect(begun.url);
      }
      if ("why" in begun) c.get("log").warn({ why: begun.why }, "the OpenID provider cannot be used");
      return c.redirect(signInPage(base, { returnTo, problem: begun.reason }));
    },
  ),
  endpoint(
    {
      method: "get",
      path: callbackPath,
      who: "anyone",
      summary: "Where the OpenID provider sends a person back to",
      query: providerAnswer,
      answers: { 303: { description: "Signed in, or back to the sign-in page with the reason" } },
    },
    async ({ c, query }) => {
      c.header("cache-control", "no-store");
      if (!auth.signIn.openId) return c.redirect(signInPage("", { returnTo: "/" }), 303);
      const answer = { code: query.code ?? null, state: query.state ?? null, issuer: query.iss ?? null };
      const outcome = await auth.signIn.openId.finish(answer, auth.cookies.state(c), visitOf(c, auth));
      auth.cookies.clearState(c);
      if (outcome.ok) {
        const { userId, picture } = outcome;
        if (picture !== null) ownPictures.takeMeanwhile(userId, picture, c.get("log"));
        return c.redirect(startSession(c, auth, outcome.session, outcome.returnTo), 303);
      }
      c.get("log").warn({ why: outcome.why }, "a sign-in at the OpenID provider was refused");
      return c.redirect(signInPage("", { returnTo: "/", problem: outcome.reason }), 303);
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/logout",
      who: "anyone",
      summary: "Sign out on this device",
      answers: { 302: { description: "To the home page" } },
    },
    async ({ c }) => {
      c.header("cache-control", "no-store");
      // A link on another site, or on a sibling under the same domain, brings the visitor here but does not sign them out.
      if (["cross-site", "same-site"].includes(c.req.header("sec-fetch-site") ?? "")) return c.redirect("/");
      const token = auth.cookies.session(c);
      if (token !== null) await auth.signIn.session.end(token);
      auth.cookies.clearSession(c);
      return c.redirect("/");
    },
  ),
];
