/** As OTLP numbers them. */
const spanKinds = { internal: 1, server: 2, client: 3 } as const;

export type Attributes = Readonly<Record<string, string | number>>;
export type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: keyof typeof spanKinds;
  startedAtMs: number;
  endedAtMs: number;
  attributes: Attributes;
  hasFailed: boolean;
}>;

const errorStatus = 2;

/** OTLP/HTTP in JSON: hexadecimal ids, 64-bit numbers as text. */
export const otlpJson = (spans: readonly Span[], service: Attributes) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(service) },
      scopeSpans: [{ scope: { name: "open-hand" }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId !== null && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: spanKinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAtMs),
  endTimeUnixNano: nanoseconds(span.endedAtMs),
  attributes: attributesOf(span.attributes),
  status: span.hasFailed ? { code: errorStatus } : {},
});

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);
