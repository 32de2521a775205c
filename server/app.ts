import { Hono } from "hono";
import type { Logger } from "pino";
import { languagePrefixes } from "#app/routing/language-path.ts";
import { expensesPath } from "./api/ledger/admin-expenses.ts";
import { publicCopiesPath } from "./api/ledger/admin-public-copies.ts";
import { resultRecordsPath } from "./api/results/admin-results.ts";
import { askedByMany } from "./api/asked-by-many.ts";
import { apiDocs } from "./api/connections/docs.ts";
import { serveHealth } from "./api/running/health.ts";
import { serveMetrics } from "./api/running/metrics.ts";
import { apiToken } from "./auth/api-token.ts";
import { serveDonateWhileAway } from "./away/while-away.ts";
import { signedInUser } from "./auth/signed-in-user.ts";
import type { Foundation } from "./composition.ts";
import type { Config } from "./config.ts";
import { servePreview } from "./content/serve-preview.ts";
import type { RequestEnv } from "./context.ts";
import { serveMailbox } from "./demo/mailbox.ts";
import { serveDocuments } from "./content/serve-documents.ts";
import { serveFeeds } from "./feeds/serve-feeds.ts";
import { countFormViews } from "./giving/count-form-views.ts";
import { serveForms } from "./forms/serve-forms.ts";
import { serveLanguageForm } from "./forms/serve-language-form.ts";
import { handleError } from "./middleware/errors.ts";
import { openToAnySite } from "./middleware/open-to-any-site.ts";
import { ownLane } from "./middleware/own-lane.ts";
import { ownShare } from "./middleware/own-share.ts";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders, securityHeadersFor } from "./middleware/security-headers.ts";
import { warnOfUnknownProxy } from "./middleware/unknown-proxy.ts";
import { visitor } from "./middleware/visitor.ts";
import { logUndeclared, mountEndpoints, type OnUndeclared } from "./mount.ts";
import { ownApi } from "./pages/own-api.ts";
import { createPages, type Pages } from "./pages/pages.ts";
import type { Rendering } from "./pages/rendering.ts";
import { serveKept } from "./pages/serve-kept.ts";
import { refuse } from "./refuse.ts";
import { rememberedRoutes } from "./requests/remembered-routes.ts";
import type { Wrap } from "./start/listen.ts";
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

/** Middleware, then API, then forms; whatever is left is a page. */
export function createApp(
  foundation: Foundation,
  config: Config,
  log: Logger,
  rendering: Rendering,
  onUndeclared: OnUndeclared | undefined = config.mode === "demo" ? logUndeclared : undefined,
): { app: Hono<RequestEnv>; pages: Pages; keptFirst: Wrap } {
  const { files, contentPolicy } = rendering;
  const headersFor = securityHeadersFor({
    production: config.mode === "production",
    contentPolicy,
    paymentProviders: config.paymentProviders,
  });
  const app = new Hono<RequestEnv>({ router: rememberedRoutes() });
  app.use(requestLog(log), warnOfUnknownProxy(config, log), visitor(config), securityHeaders(headersFor));
  if (files) app.use("/assets/*", files);
  serveStatus(app, foundation);
  app.onError(handleError);
  app.use(ownShare(foundation), ownLane(foundation.inLane));
  serveDonateWhileAway(app, foundation.away);
  app.use(sameOrigin(config));
  for (const open of ["/api/open-data/*", "/api/figures/*", "/api/status"]) app.use(open, openToAnySite);
  app.use("/api/*", apiToken({ ...foundation, trustedProxies: config.trustedProxies }));
  app.use(signedInUser(foundation));
  app.use(bodyLimits());

  // The database tells every instance in a moment; the one that made the change does not wait to be told.
  const orders = languagePrefixes().map((prefix) => `${prefix}/admin/content/*`);
  const results = ["/api/admin/results/*", "/api/admin/figure-records", resultRecordsPath, publicCopiesPath];
  const changes = [
    "/api/admin/content/*",
    `${expensesPath}/*`,
    "/api/admin/settings/*",
    ...results,
    ...orders,
  ];
  for (const changing of changes) {
    app.use(changing, async (c, next) => {
      await next();
      if (c.req.method !== "GET") pages.forgetCached();
    });
  }

  const views = countFormViews(app, foundation);
  serveHealth(app, foundation.schemaState);
  serveMetrics(app, config.metricsToken, foundation.describeMetrics);
  const endpoints = endpointsOf(foundation);
  const calls = mountEndpoints(endpoints, onUndeclared);
  const api = ownApi(calls);
  app.get("/api/*", askedByMany(api, endpoints));
  app.route("/", calls);
  apiDocs(app, endpoints, config.publicUrl);
  serveLanguageForm(app);
  serveDocuments(app, foundation);
  serveUploads(app, foundation);
  if (foundation.mailbox) serveMailbox(app, foundation.mailbox);
  serveProviders(app, foundation, config.publicUrl);
  serveFeeds(app, foundation, config.publicUrl);
  serveSearchEngines(app, foundation, config.publicUrl);
  serveSocialCards(app, foundation);
  serveOpenFiles(app);
  servePictures(app, foundation, config.publicUrl);
  app.all("/api/*", (c) => refuse(c, 404, "errors.not_found"));

  const demo = config.mode === "demo";
  const pages = createPages({
    api,
    ...rendering,
    publicUrl: config.publicUrl,
    demo,
    isKeptByProxies: config.trustedProxies > 0 && config.countryHeader === null,
    texts: foundation.rewordedTexts,
    isAway: foundation.away.isAway,
    mayDraw: foundation.formLimits.drawn,
  });
  servePreview(app, foundation, pages);
  serveForms(app, formsOf(foundation), pages);
  serveResume(app, foundation);
  app.get("*", (c) => pages.show(c));
  app.all("*", (c) => refuse(c, 405, "errors.method_not_allowed"));
  const { countryHeader } = config;
  return {
    app,
    pages,
    keptFirst: serveKept({
      pages,
      headersFor,
      views,
      countryHeader,
      log,
      takesGifts: foundation.away.takesGifts,
    }),
  };
}
