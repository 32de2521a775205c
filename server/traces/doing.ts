import { AsyncLocalStorage } from "node:async_hooks";
import type { TraceContext } from "./trace-context.ts";

/** The request or job, and its span if traces are on. */
type Doing = Readonly<{ requestId: string | null; job: string | null; span: TraceContext | null }>;

const nothing: Doing = { requestId: null, job: null, span: null };
const storage = new AsyncLocalStorage<Doing>();

export const doing = (): Doing => storage.getStore() ?? nothing;

export const whileDoing = <T>(what: Partial<Doing>, work: () => T): T =>
  storage.run({ ...doing(), ...what }, work);
