import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { adminApplicationsApi } from "./api/admin-applications.ts";
import { apiDocs } from "./api/docs.ts";
import { contactApi } from "./api/contact.ts";
import { contentApi } from "./api/content.ts";
import { eventsApi } from "./api/events.ts";
import { givingApi } from "./api/giving.ts";
import { serveHealth } from "./api/health.ts";
import { myDonationsApi } from "./api/my-donations.ts";
import { newsApi } from "./api/news.ts";
import { partnershipApi } from "./api/partnership.ts";
import { programsAndProjectsApi } from "./api/programs-and-projects.ts";
import { siteApi } from "./api/site.ts";
import { transparencyApi } from "./api/transparency.ts";
import { volunteeringApi } from "./api/volunteering.ts";
import { signInApi } from "./auth/sign-in-api.ts";
import { signInForms } from "./auth/sign-in-forms.ts";
import { signedInUser } from "./auth/signed-in-user.ts";
import type { Foundation } from "./composition.ts";
import type { Config } from "./config.ts";
import type { RequestEnv } from "./context.ts";
import { serveMailbox } from "./demo/mailbox.ts";
import { serveSandbox } from "./demo/sandbox.ts";
import { serveDocuments } from "./documents.ts";
import { serveFeeds } from "./feeds.ts";
import { donateForm } from "./forms/donate-form.ts";
import { serveForms, type Form } from "./forms.ts";
import { eventForms } from "./forms/event-form.ts";
import { publicForms } from "./forms/public-forms.ts";
import { serveLanguageForm } from "./language-form.ts";
import { surprise } from "./middleware/errors.ts";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { visitor } from "./middleware/visitor.ts";
import { mountEndpoints } from "./mount.ts";
import { createPages, type Pages } from "./pages/pages.ts";
import type { Rendering } from "./pages/rendering.ts";
import { refuse } from "./refuse.ts";
import { serveSearchEngines } from "./search-engines.ts";
import { serveSocialCards } from "./social-cards.ts";
import { serveStripeReturn } from "./stripe-return.ts";
import { serveMollieWebhook } from "./webhooks/mollie.ts";
import { serveSandboxWebhook } from "./webhooks/sandbox.ts";
import { serveStripeWebhook } from "./webhooks/stripe.ts";

const largestBodyBytes = 256 * 1024;

/** Every call of the program, in one list: routing, authorisation and documentation all read it. */
export const endpointsOf = (foundation: Foundation) => [
  ...siteApi(foundation),
  ...signInApi(foundation),
  ...myDonationsApi(foundation),
  ...givingApi(foundation),
  ...contentApi(foundation),
  ...programsAndProjectsApi(foundation),
  ...volunteeringApi(foundation),
  ...contactApi(foundation),
  ...partnershipApi(foundation),
  ...newsApi(foundation),
  ...eventsApi(foundation),
  ...transparencyApi(foundation),
  ...adminApplicationsApi(foundation),
];

/** The doors payment providers use. The sandbox's own page exists only where the sandbox serves. */
function serveProviders(app: Hono<RequestEnv>, { giving }: Foundation): void {
  const { stripe, mollie, sandbox, hearNotice } = giving;
  if (stripe) {
    serveStripeWebhook(app, { ...stripe, hearNotice });
    serveStripeReturn(app);
  }
  if (mollie) serveMollieWebhook(app, mollie);
  if (!sandbox) return;
  serveSandboxWebhook(app, { ...sandbox, hearNotice });
  serveSandbox(app, sandbox.desk);
}

/** Every form that works without JavaScript. */
const formsOf = (foundation: Foundation): Form[] => [
  ...signInForms(foundation),
  donateForm(foundation),
  ...eventForms(foundation),
  ...publicForms(foundation),
];

/** Middleware, then API, then forms; whatever is left is a page. */
export function createApp(
  foundation: Foundation,
  config: Config,
  log: Logger,
  rendering: Rendering,
): { app: Hono<RequestEnv>; pages: Pages } {
  const { files, contentPolicy } = rendering;
  const app = new Hono<RequestEnv>();
  app.use(
    requestLog(log),
    visitor(config),
    securityHeaders({
      production: config.mode === "production",
      contentPolicy,
      paymentProviders: config.paymentProviders,
    }),
  );
  if (files) app.use("/assets/*", files);
  app.use(sameOrigin(config));
  app.use(signedInUser(foundation));
  app.use(bodyLimit({ maxSize: largestBodyBytes, onError: (c) => refuse(c, 413, "errors.too_large") }));
  app.onError(surprise);

  serveHealth(app, foundation.isReady);
  const endpoints = endpointsOf(foundation);
  app.route("/", mountEndpoints(endpoints));
  apiDocs(app, endpoints, config.publicUrl);
  serveLanguageForm(app);
  serveDocuments(app, foundation);
  if (foundation.mailbox) serveMailbox(app, foundation.mailbox);
  serveProviders(app, foundation);
  serveFeeds(app, foundation, config.publicUrl);
  serveSearchEngines(app, foundation, config.publicUrl);
  serveSocialCards(app, foundation);
  app.all("/api/*", (c) => refuse(c, 404, "errors.not_found"));

  const demo = config.mode === "demo";
  const pages = createPages({ app, ...rendering, publicUrl: config.publicUrl, demo });
  serveForms(app, formsOf(foundation), pages);
  app.get("*", (c) => pages.show(c));
  app.all("*", (c) => refuse(c, 405, "errors.method_not_allowed"));
  return { app, pages };
}
