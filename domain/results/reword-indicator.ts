import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Results } from "./ports.ts";

/** Changes an indicator's texts. False: unknown indicator. */
export const rewordIndicator =
  ({ find, reword }: Pick<Results, "find" | "reword">) =>
  async (id: string, words: Parameters<Results["reword"]>[1], by: Caller): Promise<boolean> => {
    if (!(await find(id))) return false;
    await reword(id, words, by);
    return true;
  };
