import { listOf } from "./readers.ts";
import type { Variables } from "./variables.ts";

export type TracesConfig = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  share: number;
}>;

/** The usual variables of OpenTelemetry. */
export function tracesOf(found: Variables): TracesConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = "" } = found;
  if (!endpoint) return null;
  return {
    url: `${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces`,
    headers: Object.fromEntries(
      listOf(headers).map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return [name.trim().toLowerCase(), decodeURIComponent(value.join("=").trim())];
      }),
    ),
    serviceName: found.OTEL_SERVICE_NAME,
    share: found.OTEL_TRACES_SAMPLER_ARG,
  };
}
