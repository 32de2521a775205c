import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test cannot run on this machine; `npm test` prints this. */
    notRun?: string;
  }
}

type Run = (context: TestContext) => Promise<void> | void;

/** Runs a test only if the machine has what it needs; otherwise it is skipped with that reason. */
export const onlyWhere = (holds: boolean, need: string, run: Run): Run =>
  holds
    ? run
    : ({ task, skip }) => {
        task.meta.notRun = need;
        skip();
      };
