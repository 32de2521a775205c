import type { Hono } from "hono";
import type { NoticeOutcome } from "#domain/giving/settle/handle-provider-notice.ts";
import type { Notice } from "#domain/giving/ports.ts";
import type { RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";

type Needs = {
  signatureHeader: string;
  isSigned: (body: string, header: string | undefined) => boolean;
  handleProviderNotice: (notice: Notice) => Promise<NoticeOutcome>;
};

/** Verified on the raw bytes; answered 2xx only when what it said is settled or stored. */
export function serveSandboxWebhook(
  app: Hono<RequestEnv>,
  { signatureHeader, isSigned, handleProviderNotice }: Needs,
): void {
  app.post("/api/webhooks/sandbox", async (c) => {
    const body = await c.req.text();
    if (!isSigned(body, c.req.header(signatureHeader))) return refuse(c, 401, "errors.unauthorized");
    const notice = noticeIn(body);
    if (!notice) return refuse(c, 400, "errors.bad_json");
    const outcome = await handleProviderNotice(notice);
    if (!outcome.ok && outcome.reason === "unknown_payment") return refuse(c, 404, "errors.not_found");
    return c.json({ received: true });
  });
}

function noticeIn(body: string): Notice | null {
  try {
    const { id, paymentId } = JSON.parse(body) as Record<string, unknown>;
    if (typeof id !== "string" || typeof paymentId !== "string") return null;
    return { provider: "sandbox", eventId: id, paymentId };
  } catch {
    return null;
  }
}
