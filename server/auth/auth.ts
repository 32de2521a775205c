import { splitLanguage } from "#app/routing/language-path.ts";
import { deskOf } from "#domain/accounts/account.ts";
import type { SignIn } from "#domain/accounts/accounts.ts";
import { deviceName } from "#domain/accounts/device-name.ts";
import type { OpenedSession } from "#domain/accounts/open-session.ts";
import type { Visit } from "#domain/accounts/visit.ts";
import { clientAddress } from "../middleware/client-address.ts";
import type { RequestContext } from "../context.ts";
import { ownPath } from "../middleware/own-path.ts";
import { signInCookies, type SignInCookies } from "./cookies.ts";

export type Auth = { signIn: SignIn; cookies: SignInCookies; trustedProxies: number };

type Site = { mode: "demo" | "production"; trustedProxies: number };

export const createAuth = (signIn: SignIn, { mode, trustedProxies }: Site): Auth => ({
  signIn,
  trustedProxies,
  cookies: signInCookies({ production: mode === "production" }),
});

export const visitOf = (c: RequestContext, { cookies, trustedProxies }: Auth): Visit => ({
  token: cookies.session(c),
  browser: cookies.browser(c),
  device: deviceName(c.req.header("user-agent") ?? ""),
  address: clientAddress(c, trustedProxies),
  language: c.get("language"),
});

/** An auditor without a requested page goes to the books, the only part open to them. */
export async function startSession(
  c: RequestContext,
  { cookies, signIn }: Auth,
  session: OpenedSession,
  returnTo: string,
): Promise<string> {
  cookies.setSession(c, session.token, session.expiresAt);
  cookies.setBrowser(c, session.browser);
  const wanted = ownPath(returnTo);
  const { base, path } = splitLanguage(wanted);
  if (path !== "/" && path !== "/admin") return wanted;
  const signedIn = await signIn.findSignedIn(session.token);
  return signedIn?.user.role === "AUDITOR" ? base + deskOf("AUDITOR") : wanted;
}
