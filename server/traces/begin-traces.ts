import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { ClientRequest } from "node:http";
import * as z from "zod";
import type { Config } from "../config.ts";
import { programVersion } from "../environment/program-version.ts";
import { doing } from "./doing.ts";
import { exportSpans } from "./export-spans.ts";
import { writeTraceparent } from "./trace-context.ts";
import { startTracing, openSpan, type OpenSpan } from "./tracing.ts";

/** Where a collector is named, traces are written for as long as the program runs. */
export function beginTraces({ traces, mode }: Pick<Config, "traces" | "mode">): {
  stop: () => Promise<void>;
} {
  if (!traces) return { stop: () => Promise.resolve() };
  const { url, headers, serviceName, share } = traces;
  const service = {
    "service.name": serviceName,
    "service.version": programVersion,
    "deployment.environment.name": mode,
  };
  const tracing = startTracing(exportSpans({ url, headers, service }), share);
  const calls = traceCalls();
  return {
    stop: async () => {
      calls.stop();
      await tracing.stop();
    },
  };
}

/** Spans of outgoing requests, with the host only. Recorded only inside a span, so that exporting spans creates none. */
export function traceCalls(): { stop: () => void } {
  const open = new WeakMap<object, { span: OpenSpan; host: string; method: string }>();
  const begin = (request: object, method: string, host: string): OpenSpan | null => {
    const parent = doing().span;
    const span = parent && openSpan(`${method} ${host}`, "client", parent);
    if (span) open.set(request, { span, host, method });
    return span;
  };
  const end = (request: object, status: number | null): void => {
    const known = open.get(request);
    open.delete(request);
    known?.span.end({
      hasFailed: status === null || status >= 500,
      attributes: {
        "server.address": known.host,
        "http.request.method": known.method,
        ...(status !== null && { "http.response.status_code": status }),
      },
    });
  };
  const listeners: Record<string, (told: unknown) => void> = {
    "http.client.request.created": (told) => {
      const request = requestOf(told);
      if (!(request instanceof ClientRequest)) return;
      const span = begin(request, request.method, request.host);
      if (span && !request.headersSent) request.setHeader("traceparent", writeTraceparent(span.context));
    },
    "http.client.response.finish": (told) => endOf(told),
    "http.client.request.error": (told) => endOf(told),
    "undici:request:create": (told) => {
      const request = fetchRequest.safeParse(requestOf(told)).data;
      const original = requestOf(told);
      if (!request || !original) return;
      const span = begin(original, request.method, hostOf(request.origin));
      if (span) Reflect.apply(request.addHeader, original, ["traceparent", writeTraceparent(span.context)]);
    },
    "undici:request:headers": (told) => endOf(told),
    "undici:request:error": (told) => endOf(told),
  };
  const endOf = (told: unknown): void => {
    const request = requestOf(told);
    if (request) end(request, answered.safeParse(told).data?.response.statusCode ?? null);
  };
  const each = Object.entries(listeners);
  for (const [name, listener] of each) subscribe(name, listener);
  return { stop: () => each.forEach(([name, listener]) => unsubscribe(name, listener)) };
}

/** Diagnostics events of a request and its response. */
const fetchRequest = z.object({
  origin: z.union([z.string(), z.instanceof(URL)]),
  method: z.string(),
  addHeader: z.custom<(name: string, value: string) => unknown>((value) => typeof value === "function"),
});
const answered = z.object({ response: z.object({ statusCode: z.number() }) });

const requestOf = (told: unknown): object | null =>
  typeof told === "object" && told !== null && "request" in told && typeof told.request === "object"
    ? told.request
    : null;

const hostOf = (origin: string | URL): string => URL.parse(origin)?.hostname ?? "unknown";
