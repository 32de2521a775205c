import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { paymentPausesCalls } from "#contract/giving/payment-pauses.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

/** The switch that an attack throws, provider by provider, for staff. */
export const paymentPausesApi = ({ paymentPauses }: Pick<Foundation, "paymentPauses">) =>
  endpoints(paymentPausesCalls, {
    "GET /api/admin/payment-pauses": async ({ c }) => {
      const pauses = await paymentPauses.current();
      return answer(
        c,
        200,
        pauses.map((pause) => ({ ...pause, until: pause.until.toISOString() })),
      );
    },
    "DELETE /api/admin/payment-pauses/:id": async ({ c, params }) => {
      const id = Number(params.id);
      const ended =
        Number.isSafeInteger(id) && (await paymentPauses.end(id, callerOf(c).asActor(), c.get("requestId")));
      return ended ? answer(c, 200, { ended: true }) : refuse(c, 404, "errors.not_found");
    },
  });
