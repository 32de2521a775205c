import { randomBytes } from "node:crypto";
import type pg from "pg";
import { qrDrawing, qrPicture } from "#adapters/pictures/qr-drawing.ts";
import { stateOf } from "#adapters/postgres/base/presence.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { storedTransfers } from "#adapters/postgres/giving/transfers.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { foundation as sample } from "#domain/content/kinds/foundation/sample.ts";
import type { Content } from "#domain/content/ports.ts";
import type { PaymentOrder } from "#domain/giving/ports.ts";
import { followTransfer } from "#domain/giving/transfer/follow-transfer.ts";
import { besideProviders, mailsPerMailbox, openTransfer } from "#domain/giving/transfer/open-transfer.ts";
import type { GiftAccount } from "#domain/giving/transfer/transfer.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { Config } from "../../config.ts";
import { transferKeys } from "../../giving/transfer-key.ts";
import { transferCode, transferMail } from "../../letters/transfer-mail.ts";
import { today } from "../../timing/clock.ts";

const secretBytes = 32;

type Needs = { config: Config; pool: pg.Pool; content: Content };

export function composeTransfers({ config, pool, content }: Needs) {
  const secrets = config.sessionSecrets;
  const keys = transferKeys(secrets.length > 0 ? secrets : [randomBytes(secretBytes).toString("hex")]);
  const transfers = storedTransfers(pool);
  const allow = rateLimit(pool);
  const addressOf = (donationId: string, language: Language): string =>
    config.publicUrl + inLanguage(`/donate/transfer/${donationId}/${keys.keyOf(donationId)}`, language);

  /** The sample's account number is not ours. */
  const account = async (): Promise<GiftAccount | null> => {
    const found = await content.find("foundation", "foundation");
    if (!found || (config.mode === "production" && found.iban === sample.iban)) return null;
    return { holder: found.registeredName, iban: found.iban };
  };

  const write = async (order: PaymentOrder): Promise<void> => {
    const { attemptId, donationId, donorEmail, language, frequency } = order;
    if (!(await allow(`transfer-mail:${emailKey(donorEmail)}`, mailsPerMailbox)).ok) return;
    await queueMail(pool, {
      kind: "transfer-instructions",
      cause: attemptId,
      to: donorEmail,
      language,
      attachments: frequency === "ONE_TIME" ? [transferCode(donationId)] : [],
      urgent: true,
    });
  };

  const isOffered = async (): Promise<boolean> => (await account()) !== null;
  /** A demonstration without a provider shows an example account. */
  const mayStandIn = async (): Promise<boolean> =>
    (config.mode === "production" || config.paymentProviders.length > 0) &&
    stateOf(pool) === "available" &&
    isOffered();

  return {
    isOffered,
    beside: besideProviders(openTransfer({ account, write, addressOf }), mayStandIn),
    ...followTransfer({
      find: async (donationId, key) => (keys.opens(donationId, key) ? transfers.find(donationId) : null),
      account,
      remind: transfers.remind,
      today,
      draw: qrDrawing,
    }),
    ...transferMail({ find: transfers.find, account, addressOf, draw: qrPicture }),
    jobs: {
      remind: () => transfers.sendReminders(new Date()),
      lapse: async () => {
        await transfers.lapse(new Date());
        await transfers.endSilentOrders(new Date());
      },
    },
  };
}
