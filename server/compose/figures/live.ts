import type { LedgerFigures } from "#domain/content/ports.ts";
import type { publishedContent } from "#domain/content/published.ts";
import { showLiveFigures } from "#domain/figures/live-figures.ts";
import type { Config } from "../../config.ts";
import type { RequestContext } from "../../context.ts";
import { liveHub } from "../../live/live-hub.ts";
import { clientAddress } from "../../middleware/client-address.ts";

type Needs = {
  published: Pick<ReturnType<typeof publishedContent>, "urgentCampaigns">;
  figures: Pick<LedgerFigures, "totalRaised">;
};

export function composeLive({ trustedProxies }: Config, { published, figures }: Needs) {
  const { join, ...hub } = liveHub({
    read: showLiveFigures({
      campaigns: () => published.urgentCampaigns("en"),
      totalRaised: () => figures.totalRaised(),
    }),
  });
  return {
    ...hub,
    join: (c: RequestContext) => join(clientAddress(c, trustedProxies), c.req.header("last-event-id")),
  };
}
