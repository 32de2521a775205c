import type { Foundation } from "../../composition.ts";
import { transferCalls } from "#contract/giving/transfers.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

/** A bank transfer, for the holder of the link to its instructions. */
export const transfersApi = ({ giving }: Pick<Foundation, "giving">) =>
  endpoints(transferCalls, {
    "GET /api/transfers/:id/:token": async ({ c, params }) => {
      c.header("cache-control", "private, no-store");
      const found = await giving.transfers.show(params.id, params.token);
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
  });
