import { randomBytes } from "node:crypto";
import type pg from "pg";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sandboxCollection } from "#adapters/payments/sandbox/collection.ts";
import { sendSandboxNotices } from "#adapters/payments/sandbox/notices.ts";
import { isSigned, noticeSecretFrom, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import { sandboxSubscriptionControls } from "#adapters/payments/sandbox/subscriptions.ts";
import type { Work } from "#jobs/job.ts";
import { today } from "../../timing/clock.ts";
import type { Config } from "../../config.ts";

const secretBytes = 32;
const clock = () => new Date();

export function composeSandbox(config: Config, pool: pg.Pool) {
  const bank = sandboxBank(pool);
  const collection = sandboxCollection(pool);
  const subscriptions = sandboxSubscriptionControls(pool);
  let tellAtOnce = () => {};
  const onDone = () => tellAtOnce();
  const secret = noticeSecretFrom(config.sessionSecrets[0] ?? randomBytes(secretBytes).toString("hex"));
  return {
    webhook: {
      signatureHeader,
      isSigned: (body: string, header: string | undefined) => isSigned(body, header, secret, clock()),
      /** Reports at once. */
      controls: {
        find: bank.find,
        act: async (...args: Parameters<typeof bank.act>) => {
          const done = await bank.act(...args);
          onDone();
          return done;
        },
        ...subscriptions,
        charge: async (id: string) => {
          const paymentId = await collection.charge(id, null);
          onDone();
          return paymentId;
        },
        useMethod: async (...args: Parameters<typeof subscriptions.useMethod>) => {
          await subscriptions.useMethod(...args);
          await collection.tryAgain(args[0], null);
          onDone();
        },
      },
    },

    sendNotices: (ownUrl: string): Work => ({
      run: sendSandboxNotices({ pool, bank, secret, address: () => `${ownUrl}/api/webhooks/sandbox`, clock }),
      onStart: ({ runNow }) => (tellAtOnce = runNow),
    }),
    collectCharges: () => collection.collect(today()),
  };
}
