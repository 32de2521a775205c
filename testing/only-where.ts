import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test could not be run on this machine; `npm test` ends with these. */
    notRun?: string;
  }
}

type Run = (context: TestContext) => Promise<void> | void;

/** For what can be tried on some machines only. It says what it needs, so that a run can tell what it did not try, and why. */
export const onlyWhere = (holds: boolean, need: string, run: Run): Run =>
  holds
    ? run
    : ({ task, skip }) => {
        task.meta.notRun = need;
        skip();
      };
