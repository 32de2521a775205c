import { Hono } from "hono";
import type { Logger } from "pino";
import { answerCache } from "./api/answer-cache.ts";
import { apiDocs } from "./api/connections/docs.ts";
import { serveHealth } from "./api/running/health.ts";
import { serveMetrics } from "./api/running/metrics.ts";
import { apiToken } from "./auth/api-token.ts";
import { keepPrivate, signedInUser } from "./auth/signed-in-user.ts";
import type { Foundation } from "./composition.ts";
import type { Config } from "./config.ts";
import { isAllowed } from "#domain/accounts/audience.ts";
import { servePreview } from "./content/serve-preview.ts";
import { serveUnsubscribe } from "./consent/serve-unsubscribe.ts";
import type { RequestEnv } from "./context.ts";
import { refuseDonationsWhileUnavailable } from "./database-unavailable/serve-unavailable.ts";
import { serveMailbox } from "./demo/mailbox.ts";
import { serveCampaignPrints } from "./content/serve-campaign-prints.ts";
import { serveDocuments } from "./content/serve-documents.ts";
import { serveFeeds } from "./feeds/serve-feeds.ts";
import { countFormViews } from "./giving/count-form-views.ts";
import { serveForms } from "./forms/serve-forms.ts";
import { serveLanguageForm } from "./forms/serve-language-form.ts";
import { handleError } from "./middleware/errors.ts";
import { openToAnySite } from "./middleware/open-to-any-site.ts";
import { requestLimits } from "./middleware/request-limits.ts";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders, securityHeadersFor } from "./middleware/security-headers.ts";
import { takeSteps } from "./middleware/steps.ts";
import { warnOfUnknownProxy } from "./middleware/unknown-proxy.ts";
import { visitor } from "./middleware/visitor.ts";
import { logUndeclared, mountEndpoints, type OnUndeclared } from "./mount.ts";
import { internalApi } from "./pages/internal-api.ts";
import { createPages, type Pages } from "./pages/pages.ts";
import type { Rendering } from "./pages/rendering.ts";
import { refuse } from "./refuse.ts";
import { serveResume } from "./giving/serve-resume.ts";
import { serveSearchEngines } from "./search-engines/serve-search-engines.ts";
import { serveSocialCards } from "./social/serve-social-cards.ts";
import { serveOpenFiles } from "./open-data/serve-open-files.ts";
import { servePictures } from "./pictures/serve-pictures.ts";
import { serveStatus } from "./status/serve-status.ts";
import { serveUploads } from "./content/serve-uploads.ts";
import { endpointsOf } from "./api/endpoints.ts";
import { formsOf } from "./forms/all-forms.ts";
import { bodyLimits } from "./middleware/body-limits.ts";
import { serveProviders } from "./webhooks/serve-providers.ts";

type Options = Readonly<{
  onUndeclared?: OnUndeclared | undefined;
  /** How long shared answers of the API are cached; tests that write to the database directly use 0. */
  answersFreshMs?: number;
}>;

/** Middleware, then API, then forms; every other address is a page. */
export function createApp(
  foundation: Foundation,
  config: Config,
  log: Logger,
  rendering: Rendering,
  { onUndeclared = config.mode === "demo" ? logUndeclared : undefined, answersFreshMs }: Options = {},
): { app: Hono<RequestEnv>; pages: Pages } {
  const { files, contentPolicy } = rendering;
  const answers = answerCache(answersFreshMs);
  const endpoints = endpointsOf(foundation);
  const calls = mountEndpoints(endpoints, { answers, onUndeclared });
  const headersFor = securityHeadersFor({
    production: config.mode === "production",
    contentPolicy,
    paymentProviders: config.paymentProviders,
  });
  const pages = createPages({
    headersFor,
    api: internalApi(calls),
    answers,
    ...rendering,
    publicUrl: config.publicUrl,
    demo: config.mode === "demo",
    isCachedByProxy: config.trustedProxies > 0 && config.countryHeader === null,
    texts: foundation.rewordedTexts,
    databaseUnavailable: foundation.databaseState.isUnavailable,
    mayRender: foundation.formLimits.mayRender,
  });
  const app = new Hono<RequestEnv>();
  app.onError(handleError);
  countFormViews(app, foundation);
  // A cached page brings all its headers: each step before it is a cost of every visit.
  app.use(
    requestLog(
      log,
      visitor(config),
      ...(config.trustedProxies === 0 ? [warnOfUnknownProxy(log)] : []),
      refuseDonationsWhileUnavailable(foundation.databaseState, headersFor),
      pages.serveCached,
      securityHeaders(headersFor),
    ),
  );
  if (files) app.use("/assets/*", files);
  serveStatus(app, foundation);
  app.use(requestLimits(foundation));
  const admit = [
    sameOrigin(config),
    openToAnySite,
    apiToken({ ...foundation, trustedProxies: config.trustedProxies }),
    signedInUser(foundation),
  ];
  const limitBody = bodyLimits();
  app.use(async (c, next) => {
    const refused = (await takeSteps(c, admit)) ?? (await limitBody(c, next));
    // After a route has answered, Hono's `next` returns its context.
    if (!c.finalized && refused) return refused;
    keepPrivate(c);
    // The database notifies every instance of a change; this one does not wait for its own notification.
    if (c.req.method !== "GET" && isAllowed("books", c.get("user")?.role)) pages.invalidate();
  });

  serveHealth(app, foundation.schemaState);
  serveMetrics(app, config.metricsToken, foundation.describeMetrics);
  app.route("/", calls);
  apiDocs(app, endpoints, config.publicUrl);
  serveLanguageForm(app);
  serveDocuments(app, foundation);
  serveCampaignPrints(app, foundation);
  serveUploads(app, foundation);
  if (foundation.mailbox) serveMailbox(app, foundation.mailbox);
  serveProviders(app, foundation, config.publicUrl);
  serveFeeds(app, foundation, config.publicUrl);
  serveSearchEngines(app, foundation, config.publicUrl);
  serveSocialCards(app, foundation);
  serveOpenFiles(app);
  servePictures(app, foundation, config.publicUrl);
  app.all("/api/*", (c) => refuse(c, 404, "errors.not_found"));

  servePreview(app, foundation, pages);
  serveForms(app, formsOf(foundation), pages);
  serveUnsubscribe(app, foundation, pages);
  serveResume(app, foundation);
  app.get("*", (c) => pages.show(c));
  app.all("*", (c) => refuse(c, 405, "errors.method_not_allowed"));
  return { app, pages };
}
