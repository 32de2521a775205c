import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { RequestContext } from "../context.ts";

const sessionName = "open-hand-session";
const stateName = "open-hand-sign-in";
const stateSeconds = 15 * 60;
const browserName = "open-hand-browser";
const browserSeconds = 365 * 24 * 60 * 60;

/** Identifies a browser, not a person. No page depends on it. */
export const isBrowserCookie = (name: string): boolean =>
  name === browserName || name === `__Host-${browserName}`;

export type SignInCookies = ReturnType<typeof signInCookies>;

/** In production the names start with __Host-: no other site of the same domain can set them, nor plain HTTP. */
export function signInCookies({ production }: { production: boolean }) {
  const prefix = production ? ("host" as const) : undefined;
  const shape = { path: "/", httpOnly: true, sameSite: "Lax", secure: production, prefix } as const;
  const read = (c: RequestContext, name: string): string | null =>
    (prefix ? getCookie(c, name, prefix) : getCookie(c, name)) ?? null;
  return {
    session: (c: RequestContext) => read(c, sessionName),
    setSession: (c: RequestContext, token: string, expires: Date) =>
      setCookie(c, sessionName, token, { ...shape, expires }),
    clearSession: (c: RequestContext) => void deleteCookie(c, sessionName, shape),

    /** An erased person leaves nothing in the browser. */
    forgetPerson: (c: RequestContext) => {
      for (const name of [sessionName, browserName, stateName]) deleteCookie(c, name, shape);
    },

    /** Recognizes a browser at its next sign-in, so that only new ones are reported by email. Set at sign-in only. */
    browser: (c: RequestContext) => read(c, browserName),
    setBrowser: (c: RequestContext, browser: string) =>
      setCookie(c, browserName, browser, { ...shape, maxAge: browserSeconds }),

    /** Ties a sign-in at a provider to the browser that began it. */
    state: (c: RequestContext) => read(c, stateName),
    setState: (c: RequestContext, state: string) =>
      setCookie(c, stateName, state, { ...shape, maxAge: stateSeconds }),
    clearState: (c: RequestContext) => void deleteCookie(c, stateName, shape),
  };
}
