import type { SubscriptionAnswer, Subscriptions, SubscriptionReport } from "./subscriptions.ts";

/** For tests: a provider that answers everything alike, and remembers what it was asked. */
export function subscriptionsThatAnswer(
  answer: SubscriptionAnswer,
  subscription: Partial<SubscriptionReport> = {},
) {
  const asked: unknown[][] = [];
  const record =
    (name: string) =>
    (...args: unknown[]): Promise<SubscriptionAnswer> => {
      asked.push([name, ...args]);
      return Promise.resolve(answer);
    };
  const subscriptions: Subscriptions = {
    change: record("change"),
    pause: record("pause"),
    resume: record("resume"),
    cancel: record("cancel"),
    changeMethod: (id, returnUrl) => {
      asked.push(["changeMethod", id, returnUrl]);
      return Promise.resolve(answer === "done" ? { url: `https://provider.test/${id}` } : answer);
    },
    charges: () => Promise.resolve(answer === "done" ? [] : answer),
    describe: () =>
      Promise.resolve(
        answer === "done"
          ? {
              status: "ACTIVE",
              nextChargeOn: null,
              method: { kind: "card", lastDigits: "4242" },
              ...subscription,
            }
          : answer,
      ),
  };
  return { ...subscriptions, asked };
}
