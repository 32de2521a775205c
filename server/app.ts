import { Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { splitLanguage } from "#app/routing/language-path.ts";
import { mostPictureBytes } from "#domain/accounts/own-picture.ts";
import { mostUploadBytes } from "#domain/content/editing/add-upload.ts";
import { adminAnalyticsApi } from "./api/admin-analytics.ts";
import { adminApplicationsApi } from "./api/admin-applications.ts";
import { adminAuditApi } from "./api/admin-audit.ts";
import { adminContentApi } from "./api/admin-content.ts";
import type { Form } from "./requests/form.ts";
import { adminUploadsApi, uploadPath } from "./api/admin-uploads.ts";
import { adminDonationsApi } from "./api/admin-donations.ts";
import { adminExpensesApi, expensesPath, mostExpenseBytes } from "./api/admin-expenses.ts";
import { adminExportsApi } from "./api/admin-exports.ts";
import { adminReviewApi } from "./api/admin-review.ts";
import { adminAgreementsApi } from "./api/admin-agreements.ts";
import { adminIdentityApi } from "./api/admin-identity.ts";
import { adminSettingsApi } from "./api/admin-settings.ts";
import { adminTodayApi } from "./api/admin-today.ts";
import { adminUsersApi } from "./api/admin-users.ts";
import { apiDocs } from "./api/docs.ts";
import { contactApi } from "./api/contact.ts";
import { contentApi } from "./api/content.ts";
import { decisionTimesApi } from "./api/decision-times.ts";
import { eventsApi } from "./api/events.ts";
import { givingApi } from "./api/giving.ts";
import { grantDraftsApi } from "./api/grant-drafts.ts";
import { grantsApi } from "./api/grants.ts";
import { serveHealth } from "./api/health.ts";
import { monthlyGiftsApi } from "./api/monthly-gifts.ts";
import { myDonationsApi } from "./api/my-donations.ts";
import { myPapersApi } from "./api/my-papers.ts";
import { newsApi } from "./api/news.ts";
import { ownApplicationsApi } from "./api/own-applications.ts";
import { paymentPausesApi } from "./api/payment-pauses.ts";
import { partnershipApi } from "./api/partnership.ts";
import { preferencesApi } from "./api/preferences.ts";
import { privacyApi } from "./api/privacy.ts";
import { periodicAgreementsApi } from "./api/periodic-agreements.ts";
import { programsAndProjectsApi } from "./api/programs-and-projects.ts";
import { siteApi } from "./api/site.ts";
import { supportApi } from "./api/support.ts";
import { transparencyApi } from "./api/transparency.ts";
import { volunteeringApi } from "./api/volunteering.ts";
import { backToPicture, pictureForms, picturePath } from "./auth/picture-forms.ts";
import { signInApi } from "./auth/sign-in-api.ts";
import { signInForms } from "./auth/sign-in-forms.ts";
import { signedInUser } from "./auth/signed-in-user.ts";
import type { Foundation } from "./composition.ts";
import type { Config } from "./config.ts";
import { servePreview } from "./content/serve-preview.ts";
import type { RequestEnv } from "./context.ts";
import { serveMailbox } from "./demo/mailbox.ts";
import { serveSandboxSubscriptions } from "./demo/sandbox-subscriptions.ts";
import { serveSandbox } from "./demo/sandbox.ts";
import { serveDocuments } from "./content/serve-documents.ts";
import { serveFeeds } from "./feeds/serve-feeds.ts";
import { countFormViews } from "./giving/count-form-views.ts";
import { contentForms } from "./forms/content-forms.ts";
import { donationAdminForms } from "./forms/donation-admin-forms.ts";
import { donateForm } from "./forms/donate-form.ts";
import { serveForms } from "./forms/serve-forms.ts";
import { eventForms } from "./forms/event-form.ts";
import { monthlyForms } from "./forms/monthly-forms.ts";
import { grantForms } from "./forms/grant-form.ts";
import { ownForms } from "./forms/own-forms.ts";
import { periodicForms } from "./forms/periodic-forms.ts";
import { publicForms } from "./forms/public-forms.ts";
import { withdrawForm } from "./forms/withdraw-form.ts";
import { serveLanguageForm } from "./forms/serve-language-form.ts";
import { bodyAtMost, tooLarge } from "./middleware/body-at-most.ts";
import { surprise } from "./middleware/errors.ts";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { untoldProxy } from "./middleware/untold-proxy.ts";
import { visitor } from "./middleware/visitor.ts";
import { logUndeclared, mountEndpoints, type OnUndeclared } from "./mount.ts";
import { isAllowed } from "./endpoint.ts";
import { createPages, type Pages } from "./pages/pages.ts";
import type { Rendering } from "./pages/rendering.ts";
import { refuse } from "./refuse.ts";
import { serveResume } from "./giving/serve-resume.ts";
import { serveSearchEngines } from "./search-engines/serve-search-engines.ts";
import { serveSocialCards } from "./social/serve-social-cards.ts";
import { serveUploads } from "./content/serve-uploads.ts";
import { serveStripeReturn } from "./giving/serve-stripe-return.ts";
import { serveMollieWebhook } from "./webhooks/mollie.ts";
import { serveSandboxWebhook } from "./webhooks/sandbox.ts";
import { serveStripeWebhook } from "./webhooks/stripe.ts";

const largestBodyBytes = 256 * 1024;
/** What a form adds to the file in it. */
const formAroundBytes = 16 * 1024;

/** Every call of the program, in one list: routing, authorisation and documentation all read it. */
export const endpointsOf = (foundation: Foundation) => [
  ...siteApi(foundation),
  ...signInApi(foundation),
  ...myDonationsApi(foundation),
  ...monthlyGiftsApi(foundation),
  ...myPapersApi(foundation),
  ...periodicAgreementsApi(foundation),
  ...givingApi(foundation),
  ...contentApi(foundation),
  ...programsAndProjectsApi(foundation),
  ...volunteeringApi(foundation),
  ...contactApi(foundation),
  ...partnershipApi(foundation),
  ...grantsApi(foundation),
  ...grantDraftsApi(foundation),
  ...ownApplicationsApi(foundation),
  ...newsApi(foundation),
  ...eventsApi(foundation),
  ...transparencyApi(foundation),
  ...decisionTimesApi(foundation),
  ...adminTodayApi(foundation),
  // Before the applications themselves: none of them is called list or choices.
  ...adminApplicationsApi(foundation),
  ...adminDonationsApi(foundation),
  ...adminExpensesApi(foundation),
  ...adminExportsApi(foundation),
  ...adminAnalyticsApi(foundation),
  ...privacyApi(foundation),
  ...preferencesApi(foundation),
  ...supportApi(foundation),
  ...paymentPausesApi(foundation),
  ...adminReviewApi(foundation),
  ...adminContentApi(foundation),
  ...adminUploadsApi(foundation),
  ...adminAuditApi(foundation),
  ...adminSettingsApi(foundation),
  ...adminIdentityApi(foundation),
  ...adminAgreementsApi(foundation),
  ...adminUsersApi(foundation),
];

/**
 * Pictures and invoices are larger than anything else that is sent here. Only staff send them to the API: of anybody else not a
 * byte is read. Whoever is signed in may send a picture of themselves. The rest stays small.
 */
function bodyLimits(): MiddlewareHandler<RequestEnv> {
  const usual = bodyAtMost(largestBodyBytes);
  const picture = bodyAtMost(mostUploadBytes, tooLarge("editor.upload.too_large"));
  const invoice = bodyAtMost(mostExpenseBytes, tooLarge("expenses.error.document_too_large"));
  const ownPicture = bodyAtMost(mostPictureBytes + formAroundBytes, (c) =>
    c.redirect(backToPicture(c, "too_large"), 303),
  );
  const byPath = new Map([
    [uploadPath, picture],
    [expensesPath, invoice],
  ]);
  return async (c, next) => {
    if (splitLanguage(c.req.path).path === picturePath && c.get("user")) return ownPicture(c, next);
    const large = byPath.get(c.req.path);
    if (!large) return usual(c, next);
    // The endpoint says who may: it refuses before it reads.
    return isAllowed("staff", c.get("user")) ? large(c, next) : next();
  };
}

/** The webhooks payment providers call. The sandbox's own page exists only where the sandbox serves. */
function serveProviders(app: Hono<RequestEnv>, { giving }: Foundation, publicUrl: string): void {
  const { stripe, mollie, sandbox, handleProviderNotice } = giving;
  if (stripe) {
    serveStripeWebhook(app, { ...stripe, handleProviderNotice });
    serveStripeReturn(app);
  }
  if (mollie) serveMollieWebhook(app, mollie);
  if (!sandbox) return;
  serveSandboxWebhook(app, { ...sandbox, handleProviderNotice });
  serveSandbox(app, sandbox.controls);
  serveSandboxSubscriptions(app, sandbox.controls, publicUrl);
}

/** Every form that works without JavaScript. */
export const formsOf = (foundation: Foundation): Form[] => [
  ...signInForms(foundation),
  ...pictureForms(foundation),
  donateForm(foundation),
  ...eventForms(foundation),
  ...monthlyForms(foundation),
  ...periodicForms(foundation),
  ...publicForms(foundation),
  ...grantForms(foundation),
  withdrawForm(foundation),
  ...ownForms(foundation),
  ...donationAdminForms(foundation),
  ...contentForms(foundation),
];

/** Middleware, then API, then forms; whatever is left is a page. */
export function createApp(
  foundation: Foundation,
  config: Config,
  log: Logger,
  rendering: Rendering,
  onUndeclared: OnUndeclared | undefined = config.mode === "demo" ? logUndeclared : undefined,
): { app: Hono<RequestEnv>; pages: Pages } {
  const { files, contentPolicy } = rendering;
  const app = new Hono<RequestEnv>();
  app.use(
    requestLog(log),
    untoldProxy(config, log),
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
  app.use(bodyLimits());
  app.onError(surprise);

  // The database tells every instance in a moment; the one that made the change does not wait to be told.
  const orders = ["", "/nl", "/ar"].map((prefix) => `${prefix}/admin/content/*`);
  for (const changing of ["/api/admin/content/*", `${expensesPath}/*`, "/api/admin/settings/*", ...orders]) {
    app.use(changing, async (c, next) => {
      await next();
      if (c.req.method !== "GET") pages.forgetCached();
    });
  }

  countFormViews(app, foundation);
  serveHealth(app, foundation.isReady);
  const endpoints = endpointsOf(foundation);
  app.route("/", mountEndpoints(endpoints, onUndeclared));
  apiDocs(app, endpoints, config.publicUrl);
  serveLanguageForm(app);
  serveDocuments(app, foundation);
  serveUploads(app, foundation);
  if (foundation.mailbox) serveMailbox(app, foundation.mailbox);
  serveProviders(app, foundation, config.publicUrl);
  serveFeeds(app, foundation, config.publicUrl);
  serveSearchEngines(app, foundation, config.publicUrl);
  serveSocialCards(app, foundation);
  app.all("/api/*", (c) => refuse(c, 404, "errors.not_found"));

  const demo = config.mode === "demo";
  const pages = createPages({
    app,
    ...rendering,
    publicUrl: config.publicUrl,
    demo,
    texts: foundation.rewordedTexts,
  });
  servePreview(app, foundation, pages);
  serveForms(app, formsOf(foundation), pages);
  serveResume(app, foundation);
  app.get("*", (c) => pages.show(c));
  app.all("*", (c) => refuse(c, 405, "errors.method_not_allowed"));
  return { app, pages };
}
