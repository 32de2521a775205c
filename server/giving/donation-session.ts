import { getCookie, setCookie } from "hono/cookie";
import type { Visitor } from "#domain/giving/donation.ts";
import type { RequestContext } from "../context.ts";

/** The secret of the donation this browser made last. */
const donationCookie = "open-hand-donation";
const donationCookieSeconds = 2 * 24 * 60 * 60;

export const visitorOf = (c: RequestContext): Visitor => ({
  userId: c.get("user")?.id ?? null,
  country: c.get("country"),
});

export const clientSecretOf = (c: RequestContext): string | undefined =>
  c.get("production") ? getCookie(c, donationCookie, "host") : getCookie(c, donationCookie);

/** Lets the page read the result. It reveals name and address, so in production it is bound to HTTPS and this host. */
export function rememberSession(c: RequestContext, clientSecret: string): void {
  const production = c.get("production");
  setCookie(c, donationCookie, clientSecret, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: production,
    prefix: production ? "host" : undefined,
    maxAge: donationCookieSeconds,
  });
}
