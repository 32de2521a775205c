import * as z from "zod/mini";
import { paymentPausesAnswer } from "#domain/back-office/payment-pauses.ts";
import { actorOf } from "../actor.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

/** The switch that an attack throws, provider by provider, for staff. */
export const paymentPausesApi = ({ paymentPauses }: Pick<Foundation, "paymentPauses">) => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/payment-pauses",
      who: "staff",
      summary: "At which providers payments are switched off because of an attack, and until when",
      answers: { 200: { description: "The pauses that run", schema: paymentPausesAnswer } },
    },
    async ({ c }) => {
      const pauses = await paymentPauses.current();
      return c.json(pauses.map((pause) => ({ ...pause, until: pause.until.toISOString() })));
    },
  ),
  endpoint(
    {
      method: "delete",
      path: "/api/admin/payment-pauses/:id",
      who: "staff",
      summary: "Switches a provider's payments on again before the pause is over",
      answers: {
        200: { description: "On again", schema: z.object({ ended: z.literal(true) }) },
        404: { description: "They were not switched off" },
      },
    },
    async ({ c, user }) => {
      const id = Number(c.req.param("id"));
      const ended =
        Number.isSafeInteger(id) && (await paymentPauses.end(id, actorOf(user), c.get("requestId")));
      return ended ? c.json({ ended: true }) : refuse(c, 404, "errors.not_found");
    },
  ),
];
