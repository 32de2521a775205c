import * as z from "zod/mini";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

/** The switch that an attack throws, for staff. */
export const paymentPauseApi = ({ paymentPause }: Pick<Foundation, "paymentPause">) => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/payment-pause",
      who: "staff",
      summary: "Whether payments are switched off because of an attack, and until when",
      answers: {
        200: {
          description: "The pause, or null",
          schema: z.nullable(z.object({ until: z.iso.datetime(), failures: z.int() })),
        },
      },
    },
    async ({ c }) => {
      const pause = await paymentPause.current();
      return c.json(pause && { until: pause.until.toISOString(), failures: pause.failures });
    },
  ),
  endpoint(
    {
      method: "delete",
      path: "/api/admin/payment-pause",
      who: "staff",
      summary: "Switches payments on again before the pause is over",
      answers: {
        200: { description: "On again", schema: z.object({ ended: z.literal(true) }) },
        404: { description: "They were not switched off" },
      },
    },
    async ({ c, user }) => {
      if (!user) throw new Error("Staff only, but nobody is signed in");
      const ended = await paymentPause.end({ userId: user.id, role: user.role }, c.get("requestId"));
      return ended ? c.json({ ended: true }) : refuse(c, 404, "errors.not_found");
    },
  ),
];
