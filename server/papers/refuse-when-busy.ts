import type { RequestContext } from "../context.ts";
import { refuse, type Refusal } from "../refuse.ts";
import { PaperNotMade } from "./paper-queue.ts";

/** About how long the first in a full queue wait. */
const waitSeconds = 30;

/** For calls that make a PDF: when the queue is full, the visitor is asked to return later. */
export const refuseWhenBusy =
  <Asked extends { c: RequestContext }, Reply>(handle: (asked: Asked) => Promise<Reply>) =>
  async (asked: Asked): Promise<Reply | Refusal<503>> => {
    try {
      return await handle(asked);
    } catch (error) {
      if (!(error instanceof PaperNotMade)) throw error;
      asked.c.header("retry-after", String(waitSeconds));
      return refuse(asked.c, 503, "errors.papers_busy");
    }
  };
