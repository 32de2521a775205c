import { compared } from "./belief.ts";
import {
  answerTo,
  customerWithMandate,
  subscribe,
  type MollieApi,
  type MollieBelief,
} from "./mollie-parts.ts";

const plan = "provider-check-plan";

export const subscriptionBeliefs: readonly MollieBelief[] = [
  {
    id: "M7",
    sentence:
      "an ended subscription stays in the list with its metadata and its end, and takes no change any more",
    check: async (api) => {
      const { customerId, subscriptionId } = await planned(api);
      const names = { customerId, subscriptionId };
      await api.mollie.subscriptions.cancel(names);
      const { result } = await api.mollie.subscriptions.list({ customerId, limit: 250 });
      const ended = result.embedded?.subscriptions?.find(({ id }) => id === subscriptionId);
      const change = api.mollie.subscriptions.update({ ...names, requestBody: { metadata: {} } });
      return compared(
        { status: "canceled", plan, "has its end": true, "takes a change": false },
        {
          status: ended?.status,
          plan: planIn(ended?.metadata),
          "has its end": Boolean(ended?.canceledAt),
          "takes a change": (await answerTo(change)) === "taken",
        },
      );
    },
  },
  {
    id: "M8",
    sentence: "the answer to ending a subscription shows its metadata; ending it again is 404, 410 or 422",
    check: async (api) => {
      const names = await planned(api);
      const { metadata } = await api.mollie.subscriptions.cancel(names);
      const again = await answerTo(api.mollie.subscriptions.cancel(names));
      return compared(
        { plan, "is refused again": true },
        { plan: planIn(metadata), "is refused again": [404, 410, 422].some((status) => status === again) },
      );
    },
  },
  {
    id: "M9",
    sentence: "a description can be used again when its subscription has ended, and not while it lives",
    check: async (api) => {
      const customerId = await customerWithMandate(api);
      const description = "Provider Check of twins";
      const { id: subscriptionId } = await subscribe(api, customerId, { description });
      const twin = await answerTo(subscribe(api, customerId, { description }));
      await api.mollie.subscriptions.cancel({ customerId, subscriptionId });
      const next = await answerTo(subscribe(api, customerId, { description }));
      return compared(
        { "while it lives": 422, afterwards: "taken" },
        { "while it lives": twin, afterwards: next },
      );
    },
  },
  {
    id: "M14",
    sentence: "a customer's metadata can be changed at any time",
    check: async (api) => {
      const customerId = await customerWithMandate(api);
      const write = (written: string) =>
        api.mollie.customers.update({ customerId, requestBody: { metadata: { plan: written } } });
      await write("before");
      const before = planIn((await api.mollie.customers.get({ customerId })).metadata);
      await subscribe(api, customerId);
      await write("during");
      const during = planIn((await api.mollie.customers.get({ customerId })).metadata);
      return compared({ before: "before", during: "during" }, { before, during });
    },
  },
];

async function planned(api: MollieApi): Promise<{ customerId: string; subscriptionId: string }> {
  const customerId = await customerWithMandate(api);
  const { id: subscriptionId } = await subscribe(api, customerId);
  await api.mollie.subscriptions.update({ customerId, subscriptionId, requestBody: { metadata: { plan } } });
  return { customerId, subscriptionId };
}

const planIn = (metadata: unknown): string | null =>
  typeof metadata === "object" && metadata !== null && "plan" in metadata ? String(metadata.plan) : null;
