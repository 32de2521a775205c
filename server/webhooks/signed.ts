import type { Hono } from "hono";
import type { NoticeOutcome } from "#domain/giving/settle/handle-provider-notice.ts";
import type { Notice } from "#domain/giving/ports.ts";
import type { RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";

type Needs = {
  name: string;
  signatureHeader: string;
  readNotice: (
    body: string,
    signature: string | undefined,
  ) => Promise<Notice | "forged" | "not_for_us" | "unavailable">;
  handleProviderNotice: (notice: Notice) => Promise<NoticeOutcome>;
};

/**
 * Verified on the raw bytes; answered 2xx only when what it said is settled or stored. Payments that are not ours and
 * events we do not follow are ignored: refusing them would only have them sent again for days.
 */
export function serveSignedWebhook(
  app: Hono<RequestEnv>,
  { name, signatureHeader, readNotice, handleProviderNotice }: Needs,
): void {
  app.post(`/api/webhooks/${name}`, async (c) => {
    const notice = await readNotice(await c.req.text(), c.req.header(signatureHeader));
    if (notice === "forged") return refuse(c, 400, "errors.invalid");
    if (notice === "unavailable") return refuse(c, 503, "errors.surprise");
    if (notice !== "not_for_us") await handleProviderNotice(notice);
    return c.json({ received: true });
  });
}
