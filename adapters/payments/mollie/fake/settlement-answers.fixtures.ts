import type { EntityBalance, EntitySettlement } from "mollie-api-typescript/models";
import { asCents } from "#domain/money/cents.ts";
import { amountOf } from "../client.ts";
import { missing, ok, pageOf, type Route } from "./answer-parts.fixtures.ts";
import type { Needs } from "./answers.fixtures.ts";
import { centsIn, type FakeSettlement } from "./books.fixtures.ts";

const path = "/v2/settlements";
const url = { href: "https://mollie.test/self", type: "application/hal+json" };

/** Settlements with what they are made of, and the balance that they are made from. */
export function settlementRoutes({ books, show, maxPerPage }: Needs): Route[] {
  const shownSettlement = (settlement: FakeSettlement): EntitySettlement => ({
    ...settlement,
    links: { self: url },
  });
  const list = show.list;
  const partsOf = <T extends { id: string }>(
    name: string,
    among: Map<string, T>,
    shownPart: (item: T) => unknown,
  ): Route => [
    "GET",
    new RegExp(`^/v2/settlements/(\\w+)/${name}$`),
    ([id = ""], _, asked) => {
      const all = [...among.values()].filter((each) => books.settledWith.get(each.id) === id);
      return pageOf({ name, all, show: shownPart, list, path: `${path}/${id}/${name}`, maxPerPage }, asked);
    },
  ];
  return [
    [
      "GET",
      /^\/v2\/settlements$/,
      (_, __, asked) =>
        pageOf(
          {
            name: "settlements",
            all: books.settlements.toReversed(),
            show: shownSettlement,
            list,
            path,
            maxPerPage,
          },
          asked,
        ),
    ],
    [
      "GET",
      /^\/v2\/settlements\/([\w.]+)$/,
      ([id]) => {
        const found = books.settlements.find((each) => each.id === id || each.reference === id);
        return found ? ok(shownSettlement(found)) : missing();
      },
    ],
    partsOf("payments", books.payments, show.payment),
    partsOf("refunds", books.refunds, show.refund),
    partsOf("chargebacks", books.chargebacks, show.chargeback),
    partsOf("captures", books.captures, show.capture),
    ["GET", /^\/v2\/balances\/primary$/, () => ok(balance())],
  ];

  /** What moved it, less what was paid out and did not come back. */
  function balance(): EntityBalance {
    const moved = books.transactions.reduce(
      (sum, { initialCents, feeCents }) => sum + initialCents - feeCents,
      0,
    );
    const gone = books.settlements
      .filter(({ status }) => status !== "failed")
      .reduce((sum, { amount }) => sum + centsIn(amount), 0);
    return {
      resource: "balance",
      id: "bal_fake",
      mode: "test",
      createdAt: "2026-01-01T00:00:00+00:00",
      currency: "EUR",
      description: "Primary balance",
      status: "active",
      availableAmount: amountOf(asCents(moved - gone)),
      pendingAmount: amountOf(asCents(0)),
      links: {},
    };
  }
}
