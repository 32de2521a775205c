import { randomBytes } from "node:crypto";

export type TraceContext = Readonly<{ traceId: string; spanId: string; isSampled: boolean }>;

const traceBytes = 16;
const spanBytes = 8;
const sampledFlag = 1;

/** W3C Trace Context, version 00 and what later versions begin with. Anything else is as if nothing was sent. */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const [, version, traceId = "", spanId = "", flags = "", rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header?.trim() ?? "") ?? [];
  if (version === undefined || version === "ff" || (version === "00" && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & sampledFlag) !== 0 };
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;

/** The next span: of the same trace, or the first of its own. `share` of those that begin here are kept. */
export function childOf(parent: TraceContext | null, share: number): TraceContext {
  const spanId = randomBytes(spanBytes).toString("hex");
  return parent
    ? { ...parent, spanId }
    : { traceId: randomBytes(traceBytes).toString("hex"), spanId, isSampled: Math.random() < share };
}
