import { otlpJson, type Attributes, type Span } from "./otlp-json.ts";

/** More is dropped and counted: an unavailable collector must not fill the memory. */
const maxWaiting = 2_048;
const maxBatch = 512;
const flushMs = 5_000;
const timeoutMs = 10_000;

export type SpanExporter = Readonly<{
  add: (span: Span) => void;
  dropped: () => number;
  stop: () => Promise<void>;
}>;

type Options = {
  url: string;
  headers: Readonly<Record<string, string>>;
  service: Attributes;
  everyMs?: number;
};

/** Sends spans in batches in the background; drops what cannot be sent. */
export function exportSpans({ url, headers, service, everyMs = flushMs }: Options): SpanExporter {
  let waiting: Span[] = [];
  let dropped = 0;
  let sending: Promise<void> | null = null;

  const send = async (batch: readonly Span[]): Promise<void> => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(otlpJson(batch, service)),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    await answer?.body?.cancel();
    if (!answer?.ok) dropped += batch.length;
  };
  /** One batch at a time: a slow collector gets fewer, not more at once. */
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await send(batch);
    }
  };
  const ask = (): void => {
    sending ??= flush().finally(() => {
      sending = null;
    });
  };
  const timer = setInterval(ask, everyMs);
  timer.unref();
  return {
    add: (span) => {
      if (waiting.length >= maxWaiting) dropped += 1;
      else waiting.push(span);
    },
    dropped: () => dropped,
    stop: async () => {
      clearInterval(timer);
      await sending;
      ask();
      await sending;
    },
  };
}
