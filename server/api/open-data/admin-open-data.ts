import { adminOpenDataCalls } from "#contract/open-data/admin-open-data.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { manifestOf } from "../../open-data/manifest-of.ts";
import { refuse } from "../../refuse.ts";

export const adminOpenDataApi = ({ openData }: Pick<Foundation, "openData">) =>
  endpoints(adminOpenDataCalls, {
    "GET /api/admin/books/open-data": async ({ c }) => {
      const run = await openData.lastRun();
      return answer(c, 200, { made: run && manifestOf(run), problems: run?.problems ?? [] });
    },
    "POST /api/admin/books/open-data": async ({ c }) => {
      const isMade = await openData.makeNow(callerOf(c).asActor(), c.get("requestId"));
      return isMade ? answer(c, 201, {}) : refuse(c, 409, "open-data-desk.busy");
    },
  });
