import type { Audience } from "./endpoint.ts";

/**
 * `owner`: signed in, and only one's own record; anyone else's does not exist. `holder`: whoever holds the record's
 * secret, signed in or not; without it the record does not exist. `provider`: proves itself with a signature.
 */
export type Permission = Audience | "owner" | "holder" | "provider";

/**
 * Who may call what, written down a second time on purpose: `who-may.db.test.ts` walks every route of the program as
 * nobody, a donor, another donor, staff and an admin, and compares. A new route needs its line here.
 */
export const whoMay: Readonly<Record<string, Permission>> = {
  // The site and its public records
  "GET /api/site": "anyone",
  "GET /api/foundation": "anyone",
  "GET /api/impact-stats": "anyone",
  "GET /api/hero-figures": "anyone",
  "GET /api/campaigns/urgent": "anyone",
  "GET /api/programs": "anyone",
  "GET /api/programs/:id": "anyone",
  "GET /api/projects": "anyone",
  "GET /api/projects/featured": "anyone",
  "GET /api/projects/:id": "anyone",
  "GET /api/sdgs": "anyone",
  "GET /api/volunteer-roles": "anyone",
  "GET /api/partners": "anyone",
  "GET /api/posts": "anyone",
  "GET /api/posts/:id": "anyone",
  "GET /api/events": "anyone",
  "GET /api/events/:id": "anyone",
  "GET /api/legal-texts/:id": "anyone",
  "GET /api/transparency": "anyone",
  "GET /api/documents": "anyone",
  "GET /api/certifications": "anyone",
  "GET /api/anbi": "anyone",
  "GET /api/metal-prices": "anyone",
  "GET /api/openapi.json": "anyone",
  "GET /api/docs": "anyone",

  // What visitors send
  "POST /api/contact-messages": "anyone",
  "POST /api/applications/volunteer": "anyone",
  "POST /api/applications/partner": "anyone",
  "POST /api/events/:id/registrations": "anyone",

  // Giving
  "POST /api/create-payment-intent": "anyone",
  "POST /api/donations": "anyone",
  "GET /api/donations/current": "anyone",
  "GET /api/donations/:donationId": "holder",
  "POST /api/webhooks/sandbox": "provider",
  "POST /api/sandbox/payments/:paymentId/:action": "anyone",

  // Signing in and out
  "GET /api/auth/user": "signed_in",
  "GET /api/sign-in": "anyone",
  "GET /api/login": "anyone",
  "GET /api/login/callback": "anyone",
  "GET /api/logout": "anyone",
  "POST /api/sign-in/passkey/options": "anyone",
  "POST /api/sign-in/passkey": "anyone",

  // A person's own
  "GET /api/account/sign-in": "signed_in",
  "GET /api/account/sessions": "signed_in",
  "DELETE /api/account/sessions": "signed_in",
  "DELETE /api/account/sessions/:id": "owner",
  "GET /api/account/passkeys": "signed_in",
  "POST /api/account/passkeys": "signed_in",
  "POST /api/account/passkeys/options": "signed_in",
  "DELETE /api/account/passkeys/:id": "owner",
  "GET /api/donations/my": "signed_in",
  "GET /api/my/giving": "signed_in",
  "GET /api/my/privacy": "signed_in",
  "GET /api/my/data.zip": "signed_in",
  "POST /api/my/erasure": "signed_in",
  "GET /api/my/preferences": "signed_in",
  "PUT /api/my/preferences": "signed_in",
  "GET /api/my/support": "signed_in",
  "POST /api/my/support": "signed_in",
  "POST /api/my/support/:id/messages": "owner",

  // The back office
  "GET /api/admin/today": "staff",
  "GET /api/admin/applications/grant": "staff",
  "GET /api/admin/applications/grant/list": "staff",
  "GET /api/admin/applications/volunteer": "staff",
  "GET /api/admin/applications/volunteer/list": "staff",
  "GET /api/admin/support": "staff",
  "GET /api/admin/support/:id": "staff",
  "POST /api/admin/support/:id/replies": "staff",

  // Forms without JavaScript
  "POST /sign-in": "anyone",
  "POST /sign-in/link": "anyone",
  "POST /donate": "anyone",
  "POST /volunteer": "anyone",
  "POST /contact": "anyone",
  "POST /partners": "anyone",
  "POST /events/:id": "anyone",
  "POST /dashboard/preferences": "signed_in",
  "POST /dashboard/privacy": "signed_in",
  "POST /dashboard/support": "signed_in",
  "POST /admin/support/:id": "staff",
  "POST /language": "anyone",
  "POST /sandbox/pay/:paymentId": "anyone",

  // Files, feeds, and what machines ask for
  "GET /healthz": "anyone",
  "GET /readyz": "anyone",
  "GET /documents/:file": "anyone",
  "GET /robots.txt": "anyone",
  "GET /sitemap.xml": "anyone",
  "GET /social/site.png": "anyone",
  "GET /sandbox/pay/:paymentId": "anyone",
  "GET /demo/mailbox": "anyone",
  "GET /demo/mailbox.json": "anyone",
  "GET /demo/mailbox/:id": "anyone",
  "GET /demo/mailbox/:id/attachments/:place": "anyone",
};

/** Pages that are not for everyone; they carry no data for anyone else. Every other page is public. */
export const pagesFor: Readonly<Record<string, "signed_in" | "staff">> = {
  "/account/security": "signed_in",
  "/dashboard": "signed_in",
  "/dashboard/donations": "signed_in",
  "/dashboard/preferences": "signed_in",
  "/dashboard/privacy": "signed_in",
  "/dashboard/support": "signed_in",
  "/admin": "staff",
  "/admin/support": "staff",
  "/admin/support/:id": "staff",
  "/admin/applications/volunteer": "staff",
  "/admin/applications/grant": "staff",
};
