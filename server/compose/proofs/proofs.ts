import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { qrDrawing } from "#adapters/pictures/qr-drawing.ts";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { giftProofs } from "#adapters/postgres/proofs/gift-proofs.ts";
import { publicLog } from "#adapters/postgres/proofs/public-log.ts";
import { lastSealedAt, sealBooks } from "#adapters/postgres/proofs/seal-books.ts";
import { signingKeys } from "#adapters/postgres/proofs/signing-keys.ts";
import { sealedTexts, type SealedTexts } from "#adapters/sealed-text.ts";
import type { ReceiptChecks, ScanCode } from "#app/papers/paper.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { isNight } from "#checks/checks.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import type { Donor } from "#domain/giving/donor.ts";
import type { ReceivedGift } from "#domain/giving/settle/received-gift.ts";
import type { Language } from "#domain/language.ts";
import { packProof } from "#domain/proofs/packed-proof.ts";
import type { Config } from "../../config.ts";
import { sealingSecretsOf } from "../../environment/kept-secret.ts";
import { signedReceipts } from "../../papers/signed-receipts.ts";

/** Published as they are, so the scripts import nothing. */
const fileAt = (path: string) => (): Promise<string> =>
  readFile(join(import.meta.dirname, "../../..", path), "utf8");

export function composeProofs(config: Config, pool: pg.Pool) {
  let texts: SealedTexts | undefined;
  const keys = signingKeys(pool, () => (texts ??= sealedTexts(sealingSecretsOf(config))));
  const log = publicLog(pool);
  const seal = sealBooks(pool, keys);
  const proofsOf = giftProofs(pool, log);
  const gifts = receivedGifts(pool);

  /** The proof is behind #, which browsers do not send. */
  const verifyAddress = (part: string, language: Language): string =>
    `${config.publicUrl}${inLanguage("/transparency/verify", language)}#${part}`;

  const codeFor = (part: string, language: Language, correction?: "low"): ScanCode => {
    const address = verifyAddress(part, language);
    return { address, ...qrDrawing(address, correction) };
  };
  const receipts = signedReceipts({
    sign: async (statement) => (await keys.current()).sign(statement),
    keys: keys.published,
    find: gifts.ofNumber,
  });

  return {
    log,
    keys,
    receiptState: receipts.stateOf,

    /** The donation's code exists once it was sealed. */
    checksOf: async (gift: ReceivedGift, rsin: string, language: Language): Promise<ReceiptChecks> => {
      const ofGift = (await proofsOf(gift.donationId)).find(({ tree }) => tree === "gifts");
      return {
        receipt: codeFor(`r=${await receipts.codeFor(gift, rsin)}`, language),
        gift: ofGift ? codeFor(`g=${packProof(ofGift)}`, language, "low") : null,
      };
    },

    verifier: fileAt("scripts/verify-gift.mjs"),
    witness: fileAt("scripts/witness.mjs"),
    format: fileAt("docs/verify-a-gift.md"),

    /** At night, or at once if nothing was ever sealed. */
    sealAtNight: async (): Promise<void> => {
      const now = new Date();
      const last = await lastSealedAt(pool);
      if (last === null || (isNight(now) && dutchDate(last) < dutchDate(now))) await seal(now);
    },

    sealNow: (by: Actor, requestId: string): Promise<number[]> => seal(new Date(), { by, requestId }),

    changeKey: (by: Actor, requestId: string): Promise<string> =>
      keys.change((client, keyId) =>
        writeAudit(client, {
          actor: by,
          action: "signing_key.changed",
          subject: { kind: "signing_key", id: keyId },
          requestId,
        }),
      ),

    readLog: async (from: number | null) => {
      const [read, published] = await Promise.all([log.read(from), keys.published()]);
      return { ...read, keys: published };
    },

    /** Null: not this donor's, or not paid. */
    ofDonor: async (donor: Donor, donationId: string, language: Language) => {
      if (!(await gifts.ofDonor(donor, donationId))) return null;
      return (await proofsOf(donationId)).map((proof) => {
        const { address: link, ...code } = codeFor(`g=${packProof(proof)}`, language, "low");
        return { proof, link, code };
      });
    },
  };
}
