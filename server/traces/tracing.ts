import { doing, whileDoing } from "./doing.ts";
import type { SpanExporter } from "./export-spans.ts";
import type { Attributes, Span } from "./otlp-json.ts";
import { childOf, type TraceContext } from "./trace-context.ts";

/** Null: tracing is off. */
let exporter: SpanExporter | null = null;
let share = 1;

export const droppedSpans = (): number => exporter?.dropped() ?? 0;

/** Stopping sends the rest. */
export function startTracing(to: SpanExporter, sampledShare = 1): { stop: () => Promise<void> } {
  exporter = to;
  share = sampledShare;
  return {
    stop: async () => {
      exporter = null;
      await to.stop();
    },
  };
}

export type OpenSpan = Readonly<{
  context: TraceContext;
  end: (outcome: { hasFailed: boolean; attributes?: Attributes; name?: string }) => void;
}>;

/** Names and attributes must never contain personal data. */
export function openSpan(
  name: string,
  kind: Span["kind"],
  parent: TraceContext | null = doing().span,
): OpenSpan | null {
  if (!exporter) return null;
  const context = childOf(parent, share);
  const startedAtMs = performance.timeOrigin + performance.now();
  return {
    context,
    end: ({ hasFailed, attributes = {}, name: betterName = name }) => {
      if (!context.isSampled) return;
      exporter?.add({
        traceId: context.traceId,
        spanId: context.spanId,
        parentSpanId: parent?.spanId ?? null,
        name: betterName,
        kind,
        startedAtMs,
        endedAtMs: performance.timeOrigin + performance.now(),
        attributes,
        hasFailed,
      });
    },
  };
}

/** Runs work in a new span; inner spans become its children. */
export async function inSpan<T>(name: string, kind: Span["kind"], work: () => Promise<T>): Promise<T> {
  const span = openSpan(name, kind);
  if (!span) return work();
  try {
    const answer = await whileDoing({ span: span.context }, work);
    span.end({ hasFailed: false });
    return answer;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
}
