import type { Logger } from "pino";
import { doing } from "./doing.ts";
import { openSpan } from "./tracing.ts";

const maxTextLength = 500;
const maxNameLength = 60;

/** Logs slow statements and records spans, both without values. */
export const watchStatement = (log: Logger, slowMs: number) => (statement: string) => {
  const startedAt = performance.now();
  const { requestId, job, span: parent } = doing();
  const span = parent && openSpan("statement", "client", parent);
  return (outcome: "done" | "failed"): void => {
    const ms = Math.round(performance.now() - startedAt);
    if (slowMs > 0 && ms >= slowMs)
      log.warn(
        { statement: oneLine(statement).slice(0, maxTextLength), ms, outcome, ...by(requestId, job) },
        "slow statement",
      );
    span?.end({
      hasFailed: outcome === "failed",
      name: oneLine(statement).slice(0, maxNameLength),
      attributes: {
        "db.system.name": "postgresql",
        "db.query.text": oneLine(statement).slice(0, maxTextLength),
      },
    });
  };
};

const by = (requestId: string | null, job: string | null) => ({
  ...(requestId !== null && { requestId }),
  ...(job !== null && { job }),
});

const oneLine = (statement: string): string => statement.replaceAll(/\s+/g, " ").trim();
