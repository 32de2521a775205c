import * as z from "zod/mini";
import { deskPage, deskStory } from "#domain/donation-desk/answers.ts";
import { deskStatuses } from "#domain/donation-desk/desk-status.ts";
import { bankGift } from "#domain/donation-desk/enter-bank-gift.ts";
import type { RefundOutcome } from "#domain/donation-desk/refund-donation.ts";
import { today } from "../clock.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { actorOf } from "../actor.ts";
import { refuse } from "../refuse.ts";

const longestSearch = 200;
const longestReason = 500;
const longestCursor = 200;

/** A form sent without JavaScript names every field, so each may be empty. */
export const listQuery = z.object({
  status: z.optional(z.enum(["", ...deskStatuses])),
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  before: z.optional(z.string().check(z.maxLength(longestCursor))),
});

const refundBody = z.object({
  id: z.uuid(),
  donationId: z.string(),
  cents: z.int().check(z.positive()),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(longestReason)),
});

const statusFor = {
  unknown_donation: 404,
  not_refundable: 409,
  too_much: 422,
  awaiting_answer: 409,
  another_request: 409,
  refused: 502,
} as const satisfies Record<Extract<RefundOutcome, { ok: false }>["reason"], number>;

const statusOfEntry = { in_the_future: 422, needs_admin: 403 } as const;

export const adminDonationsApi = ({ donationDesk }: Pick<Foundation, "donationDesk">) => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/donations",
      who: "staff",
      summary: "Donations, newest first, by status and by anything a donor remembers",
      query: listQuery,
      answers: { 200: { description: "One page and where the next begins", schema: deskPage } },
    },
    async ({ c, query: { status, q, before } }) =>
      c.json(
        await donationDesk.list({ status: status || null, search: (q ?? "").trim(), before: before || null }),
      ),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/donations/:id",
      who: "staff",
      summary: "The whole story of one donation; looking is written to the audit log",
      answers: {
        200: { description: "The story", schema: deskStory },
        404: { description: "No such donation" },
      },
    },
    async ({ c, user }) => {
      const story = await donationDesk.show(c.req.param("id") ?? "", actorOf(user), c.get("requestId"));
      return story ? c.json(story) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/donations",
      who: "staff",
      summary: "Enter a gift that came in by bank; the same id again enters nothing",
      body: bankGift,
      answers: {
        201: { description: "Entered", schema: z.object({ donationId: z.string() }) },
        403: { description: "More than €5,000: only an administrator may enter it" },
      },
    },
    async ({ c, user, body }) => {
      const outcome = await donationDesk.enterBankGift(body, actorOf(user), c.get("requestId"), today());
      if (outcome.ok) return c.json({ donationId: outcome.donationId }, 201);
      return refuse(c, statusOfEntry[outcome.reason], `desk.error.${outcome.reason}`);
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/refunds",
      who: "admin",
      proof: true,
      summary:
        "Send all or part of a gift back; the same id again tells how it stands and sends nothing twice",
      body: refundBody,
      answers: {
        201: { description: "Sent back", schema: z.object({ answered: z.literal(true) }) },
        202: {
          description: "Asked for, and not answered yet: it is asked for again until it is",
          schema: z.object({ answered: z.literal(false) }),
        },
        404: { description: "No such donation" },
        409: {
          description: "It cannot be sent back, another awaits its answer, or the id meant another sum",
        },
        422: { description: "More than is left of it" },
        502: { description: "The provider refused" },
      },
    },
    async ({ c, user, body }) => {
      const outcome = await donationDesk.refund(body, actorOf(user), c.get("requestId"));
      if (outcome.ok) return c.json({ answered: outcome.answered }, outcome.answered ? 201 : 202);
      return refuse(c, statusFor[outcome.reason], `desk.error.${outcome.reason}`);
    },
  ),
];
