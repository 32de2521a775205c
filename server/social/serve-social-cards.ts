import type { Hono } from "hono";
import { etag } from "hono/etag";
import { tilesOfRecord } from "#app/components/news/record-tiles.ts";
import { recordSections, type PublicRecord } from "#domain/content/public-records.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";
import { pathParam } from "../requests/path-param.ts";
import { singleFlight } from "../timing/single-flight.ts";
import { recordCard, siteCard } from "./draw-card.ts";

const maxKept = 100;
const maxWaiting = 100;
const daySeconds = 24 * 60 * 60;

/** The picture beside a shared link: a record's own mosaic, or its photograph once it has one. */
export function serveSocialCards(
  app: Hono<RequestEnv>,
  { publicRecords }: Pick<Foundation, "publicRecords">,
): void {
  const kept = new Map<string, Promise<Uint8Array>>();
  const share = limitConcurrency(1, maxWaiting);
  // All of a section are read to find one: those who ask at once are answered together.
  const recordsOf = singleFlight(publicRecords);
  const drawOnce = (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = kept.get(key);
    if (known) return known;
    const drawing = share(draw);
    kept.set(key, drawing);
    // What failed is drawn again for the next who asks.
    drawing.catch(() => kept.get(key) === drawing && kept.delete(key));
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? "");
    return drawing;
  };
  const answer = (c: RequestContext, bytes: Uint8Array) => {
    c.header("content-type", "image/png");
    c.header("cache-control", `public, max-age=${daySeconds}`);
    return c.body(new Uint8Array(bytes));
  };

  app.get("/social/site.png", etag(), async (c) => answer(c, await drawOnce("site", siteCard)));

  for (const section of recordSections) {
    app.get(`/social/${section}/:file{[a-z0-9-]+\\.png}`, etag(), async (c) => {
      const id = pathParam(c, "file").replace(/\.png$/, "");
      const record = (await recordsOf(section)).find((each) => each.id === id);
      if (!record) return refuse(c, 404, "errors.not_found");
      if (record.coverUrl !== null) return c.redirect(record.coverUrl, 302);
      return answer(c, await drawOnce(`${section} ${keyOf(record)}`, () => drawRecord(record)));
    });
  }
}

const keyOf = ({ id, color }: PublicRecord): string => `${id} ${color}`;
const drawRecord = (record: PublicRecord) => recordCard(record.id, tilesOfRecord(record));
