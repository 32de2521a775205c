import type { Config } from "../config.ts";
import { programVersion } from "../environment/program-version.ts";
import { exportSpans } from "./export-spans.ts";
import { traceCalls } from "./trace-calls.ts";
import { startTracing } from "./tracing.ts";

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
