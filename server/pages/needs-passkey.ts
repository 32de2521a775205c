import type { Route } from "#app/routes/route.ts";
import type { RequestContext } from "../context.ts";

const ofBackOffice: readonly Route["who"][] = ["staff", "books", "admin"];

/**
 * Where staff go who came by a mailed link: their page says that a passkey is missing, and adds one. "No access" would be
 * all that the first administrator of a new site ever sees.
 */
export const needsPasskey = (c: RequestContext, { who }: Pick<Route, "who">): boolean =>
  ofBackOffice.includes(who) && c.get("signedIn")?.session.limited === true;
