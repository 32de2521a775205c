import * as z from "zod";
import { variable } from "./describe-variable.ts";
import { text, url, wholeNumber } from "./readers.ts";

const group = "Log";
const aDayMs = 86_400_000;

export const watchingVariables = {
  SLOW_STATEMENT_MS: variable(wholeNumber(aDayMs).default(1_000), {
    group,
    means:
      "A statement of the database that takes longer is a line in the log, without its values; 0: none is.",
    unset: "1000",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(url.optional(), {
    group,
    means:
      "Traces are sent to this collector, over OTLP/HTTP in JSON, at /v1/traces. Without it there are none.",
    example: "http://127.0.0.1:4318",
  }),
  OTEL_EXPORTER_OTLP_HEADERS: variable(text(), {
    group,
    means: "Headers for the collector: name=value, with commas between.",
    example: "authorization=Bearer%20secret",
  }),
  OTEL_SERVICE_NAME: variable(z.string().default("open-hand"), {
    group,
    means: "What this program is called in traces.",
    unset: "open-hand",
  }),
  OTEL_TRACES_SAMPLER_ARG: variable(
    z.coerce
      .number("must be a number")
      .min(0, "must be from 0 to 1")
      .max(1, "must be from 0 to 1")
      .default(1),
    {
      group,
      means:
        "Which share of the traces that begin here is kept, from 0 to 1; those begun elsewhere say it themselves.",
      unset: "1",
    },
  ),
};
