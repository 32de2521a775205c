import { randomBytes } from "node:crypto";
import type pg from "pg";
import { qrDrawing } from "#adapters/pictures/qr-drawing.ts";
import { qrPicture } from "#adapters/pictures/qr-picture.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { storedTransfers, type StoredTransfer } from "#adapters/postgres/giving/transfers.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { foundation as sample } from "#domain/content/kinds/foundation/sample.ts";
import type { Content } from "#domain/content/ports.ts";
import type { OpenedPayment, PaymentOrder, Payments } from "#domain/giving/ports.ts";
import { canBeReminded, codeOf, describeTransfer, stateOf } from "#domain/giving/transfer/transfer.ts";
import type { GiftAccount, TransferAnswer } from "#domain/giving/transfer/transfer.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { AttachmentMaker, LetterMaker } from "#domain/mail/ports.ts";
import type { Config } from "../config.ts";
import { transferKeys } from "../giving/transfer-key.ts";
import { transferLetter } from "../letters/transfer-letters.ts";
import { today } from "../timing/clock.ts";

/** Whoever types a stranger's address over and over sends them no more than this. The page says it all as well. */
const mailsPerMailbox = { most: 3, windowSeconds: 24 * 60 * 60 };
const secretBytes = 32;
const codeName = "qr-code.png";

type Needs = { config: Config; pool: pg.Pool; content: Content };

/** Giving from one's own bank: no provider is asked, and a line of the statement settles it. */
export function composeTransfers({ config, pool, content }: Needs) {
  const secrets = config.sessionSecrets;
  const keys = transferKeys(secrets.length > 0 ? secrets : [randomBytes(secretBytes).toString("hex")]);
  const transfers = storedTransfers(pool);
  const allow = rateLimit(pool);
  const addressOf = (donationId: string, language: Language): string =>
    config.publicUrl + inLanguage(`/donate/transfer/${donationId}/${keys.keyOf(donationId)}`, language);

  /** Null: nobody may be asked to pay there. The sample's number is an example's, and no account of ours. */
  const account = async (): Promise<GiftAccount | null> => {
    const found = await content.find("foundation", "foundation");
    if (!found || (config.mode === "production" && found.iban === sample.iban)) return null;
    return { holder: found.registeredName, iban: found.iban };
  };

  const open = async (order: PaymentOrder): Promise<OpenedPayment | "unavailable"> => {
    const { attemptId, donationId, donorEmail, language } = order;
    if (!(await account())) return "unavailable";
    if ((await allow(`transfer-mail:${emailKey(donorEmail)}`, mailsPerMailbox)).ok)
      await queueMail(pool, {
        kind: "transfer-instructions",
        cause: attemptId,
        to: donorEmail,
        language,
        attachments: order.frequency === "ONE_TIME" ? [codeFor(donationId)] : [],
        urgent: true,
      });
    // Its first try bears the reference itself: it stands on the receipt.
    const again = attemptId.slice(donationId.length);
    const paymentId = transferReference(order.reference) + (again === "-1" ? "" : again);
    return { provider: "bank", paymentId, next: { type: "redirect", url: addressOf(donationId, language) } };
  };

  /** Null: there is nothing to say any more. */
  const writtenTo = async (
    donationId: string,
  ): Promise<{ transfer: StoredTransfer; to: GiftAccount } | null> => {
    const [transfer, to] = await Promise.all([transfers.find(donationId), account()]);
    return transfer && to && stateOf(transfer) === "waiting" ? { transfer, to } : null;
  };
  const letter =
    (kind: "instructions" | "reminder", donationOf: (cause: string) => string): LetterMaker =>
    async (cause, language) => {
      const written = await writtenTo(donationOf(cause));
      return (
        written && transferLetter(kind, { ...written, language, url: addressOf(donationOf(cause), language) })
      );
    };
  const letters: Record<string, LetterMaker> = {
    "transfer-instructions": letter("instructions", (attemptId) => attemptId.replace(/-\d+$/, "")),
    "transfer-reminder": letter("reminder", (donationId) => donationId),
  };
  const attachments: Record<string, AttachmentMaker> = {
    "transfer-code": async (donationId) => {
      const written = await writtenTo(donationId);
      const code = written && codeOf(written.transfer, written.to);
      if (!code) throw new Error(`Donation ${donationId} awaits no transfer: there is no code for it`);
      return { contentType: "image/png", content: await qrPicture(code) };
    },
  };

  const heldBy = async (donationId: string, key: string): Promise<StoredTransfer | null> =>
    keys.opens(donationId, key) ? transfers.find(donationId) : null;

  return {
    isOffered: async (): Promise<boolean> => (await account()) !== null,
    /** Providers take all other payments; a transfer that is no longer wanted is simply not waited for. */
    beside: (online: Payments): Payments => ({
      ...online,
      open: (order) => (order.byTransfer ? open(order) : online.open(order)),
      withdraw: async (payment) => (payment.provider === "bank" ? "withdrawn" : online.withdraw(payment)),
    }),
    show: async (donationId: string, key: string): Promise<TransferAnswer | null> => {
      const [transfer, to] = await Promise.all([heldBy(donationId, key), account()]);
      return transfer && to && describeTransfer(transfer, to, { today: today(), draw: qrDrawing });
    },
    remind: async (
      donationId: string,
      key: string,
      wanted: boolean,
    ): Promise<"kept" | "unknown" | "too_late"> => {
      const transfer = await heldBy(donationId, key);
      if (!transfer) return "unknown";
      if (!canBeReminded(transfer, today())) return "too_late";
      await transfers.remind(donationId, wanted);
      return "kept";
    },
    letters,
    attachments,
    jobs: {
      remind: () => transfers.sendReminders(new Date()),
      lapse: async () => {
        await transfers.lapse(new Date());
        await transfers.endSilentOrders(new Date());
      },
    },
  };
}

const codeFor = (donationId: string) => ({ name: codeName, kind: "transfer-code", id: donationId });
