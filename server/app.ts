import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { apiDocs } from "./api/docs.ts";
import { contentApi } from "./api/content.ts";
import { serveHealth } from "./api/health.ts";
import { programsAndProjectsApi } from "./api/programs-and-projects.ts";
import { siteApi } from "./api/site.ts";
import type { Foundation } from "./composition.ts";
import type { Config } from "./config.ts";
import type { RequestEnv } from "./context.ts";
import { serveForms, type Form } from "./forms.ts";
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

const largestBodyBytes = 256 * 1024;

/** Every call of the program, in one list: routing, authorisation and documentation all read it. */
export const endpointsOf = (foundation: Foundation) => [
  ...siteApi(foundation),
  ...contentApi(foundation),
  ...programsAndProjectsApi(foundation),
];

/** Every form that works without JavaScript. */
const formsOf = (): Form[] => [];

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
    securityHeaders({ production: config.mode === "production", contentPolicy }),
  );
  if (files) app.use("/assets/*", files);
  app.use(sameOrigin(config));
  app.use(bodyLimit({ maxSize: largestBodyBytes, onError: (c) => refuse(c, 413, "errors.too_large") }));
  app.onError(surprise);

  serveHealth(app, foundation.isReady);
  const endpoints = endpointsOf(foundation);
  app.route("/", mountEndpoints(endpoints));
  apiDocs(app, endpoints, config.publicUrl);
  serveLanguageForm(app);
  app.all("/api/*", (c) => refuse(c, 404, "errors.not_found"));

  const demo = config.mode === "demo";
  const pages = createPages({ app, ...rendering, publicUrl: config.publicUrl, demo });
  serveForms(app, formsOf(), pages);
  app.get("*", (c) => pages.show(c));
  app.all("*", (c) => refuse(c, 405, "errors.method_not_allowed"));
  return { app, pages };
}
