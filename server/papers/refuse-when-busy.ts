import type { Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { PaperNotMade } from "./paper-queue.ts";

/** When too many wait for a paper, this is about how long the first of them wait. */
const waitSeconds = 30;

/** For calls that make a paper for whoever waits: when the press has too much to do, the visitor is asked to come back. */
export const refuseWhenBusy = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  answers: {
    ...endpoint.answers,
    503: { description: "Too many papers are being made; Retry-After says when" },
  },
  handle: async (call) => {
    try {
      return await endpoint.handle(call);
    } catch (error) {
      if (!(error instanceof PaperNotMade)) throw error;
      call.c.header("retry-after", String(waitSeconds));
      return refuse(call.c, 503, "errors.papers_busy");
    }
  },
});
