import type Stripe from "stripe";
import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import { listOf, type Route } from "./answer-parts.fixtures.ts";
import { idOf, type FakeBooks } from "./books.fixtures.ts";

/** What a restricted key may do, as `charge_read` and `refund_write`; writing includes reading. */
export function fakePermissions() {
  let granted: readonly string[] = [];
  return {
    grant: (permissions: readonly string[]): void => {
      granted = permissions;
    },
    /** Stripe looks at the permission before it looks for what is asked for, and names the one that is missing. */
    refusal: ({ method, path, headers }: FakeRequest): FakeAnswer | null => {
      if (!headers.authorization?.startsWith("Bearer rk_")) return null;
      const resource = (/^\/v1\/(\w+)/.exec(path)?.[1] ?? "").replace(/_endpoints$|s$/, "");
      const needed = `${resource}_${method === "GET" ? "read" : "write"}`;
      if (granted.includes(needed) || granted.includes(`${resource}_write`)) return null;
      const message = `The provided key 'rk_test_****' does not have the required permissions for this endpoint on account 'acct_fake'. Having the 'rak_${needed}' permission would allow this request to continue.`;
      return { status: 403, body: { error: { type: "invalid_request_error", message } } };
    },
  };
}

export const webhookRoutes = ({ books }: { books: FakeBooks }): Route[] => [
  ["GET", /^\/v1\/webhook_endpoints$/, () => listOf([...books.webhookEndpoints.values()])],
];

type Registered = Partial<Pick<Stripe.WebhookEndpoint, "status" | "enabled_events">>;

/** As it is done on a page of Stripe's dashboard. */
export const registerWebhook =
  (books: FakeBooks) =>
  (url: string, { status = "enabled", enabled_events = ["*"] }: Registered = {}): void => {
    const id = idOf("we");
    books.webhookEndpoints.set(id, {
      id,
      object: "webhook_endpoint",
      api_version: null,
      application: null,
      created: books.seconds(),
      description: null,
      enabled_events,
      livemode: false,
      metadata: {},
      status,
      url,
    });
  };
