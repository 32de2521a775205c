import { byPerson, compared, needsPerson } from "./belief.ts";
import {
  answerTo,
  customerWithMandate,
  dateIn,
  newCustomer,
  newPayment,
  pageOf,
  subscribe,
  type MollieApi,
  type MollieBelief,
} from "./mollie-parts.ts";

/** What a day or a person has to pass over first: made ready here, and left standing for them. */
export const beliefsByHand: readonly MollieBelief[] = [
  {
    id: "M6",
    sentence: "once a subscription was charged its start cannot be changed; its amount and mandate can",
    check: async (api) => {
      const customerId = await customerWithMandate(api);
      const { id } = await subscribe(api, customerId, { interval: "1 day", startDate: dateIn(0) });
      return needsPerson(
        `tomorrow, when it was charged, PATCH customers/${customerId}/subscriptions/${id} with a startDate (422), then with an amount (200); keep it for M11 and M12, then delete the customer`,
      );
    },
  },
  byPerson(
    "M10",
    "a start on a month's last day means the last day of each month; another day stays that day",
    "begin subscriptions on 28 and 29 January and on 30 April, and read nextPaymentDate after each charge",
  ),
  byPerson(
    "M11",
    "the metadata of a subscription is handed down to its payments",
    "tomorrow read GET customers/<id>/payments of the customer that M6 names: metadata",
  ),
  byPerson(
    "M12",
    "a customer's payments are listed newest first, those of ended subscriptions as well",
    "after two charges DELETE the subscription that M6 names, then read GET customers/<id>/payments",
  ),
  {
    id: "M13",
    sentence: "a subscription waits on a pending mandate, and is refused with 422 where there is none",
    check: async (api) => {
      const { page, customerId } = await firstPayment(api);
      const without = await answerTo(subscribe(api, customerId));
      if (without !== 422) return compared({ "without a mandate": 422 }, { "without a mandate": without });
      return needsPerson(
        `without a mandate it is refused; pay ${page} by PayPal, then POST customers/${customerId}/subscriptions: status pending; delete the customer`,
      );
    },
  },
  {
    id: "M20",
    sentence: "a card that is refused leaves the payment open, with the reason readable",
    check: async (api) => {
      const payment = await newPayment(api);
      return needsPerson(
        `open ${pageOf(payment)}, try a test card that is declined, choose nothing else and read GET payments/${payment.id}: status, details.failureReason, statusReason`,
      );
    },
  },
  {
    id: "M21",
    sentence: "the reference of a mandate is what the donor's bank shows",
    check: async (api) => {
      const { page, customerId } = await firstPayment(api);
      return needsPerson(
        `pay ${page} by iDEAL, read mandateReference in GET customers/${customerId}/mandates, and with the first live debit compare it with the bank statement; delete the customer`,
      );
    },
  },
  {
    id: "M24",
    sentence: "what is listed for a settlement, less its costs, makes its sum",
    check: async () =>
      needsPerson(
        "with the live organisation's token: GET settlements, then payments, refunds and chargebacks of the last one, and compare with its amount and periods",
      ),
  },
  {
    id: "M25",
    sentence: "available and pending together are all that lies at Mollie",
    check: async () =>
      needsPerson("with the live organisation's token: GET balances/primary beside the dashboard's balance"),
  },
  byPerson(
    "M26",
    "a token hears 403 about a list whose permission it lacks, and 401 only when it is not known",
    "make an organisation's token with balances.read alone: GET balances (200), settlements, payments and refunds (403)",
  ),
];

async function firstPayment(api: MollieApi): Promise<{ page: string; customerId: string }> {
  const customerId = await newCustomer(api);
  const payment = await newPayment(api, { sequenceType: "first", customerId });
  return { page: pageOf(payment), customerId };
}
