import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { bitsOf, hasLeadingZeros, splitWork } from "#domain/giving/risk/proof-of-work.ts";

const lifeSeconds = 10 * 60;

type Needs = {
  /** With secrets that all instances share, a challenge of one is good at the other. The first signs, all verify. */
  secrets: readonly string[];
  clock: () => Date;
  /** True for the first who names it. */
  spend: (work: string, forSeconds: number) => Promise<boolean>;
};

/** Makes card testing expensive without a third party. A challenge is signed and stored only when used: once, in one session. */
export const proofOfWork = ({ secrets, clock, spend }: Needs) => {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const signatures = (text: string, session: string): string[] =>
    secrets.map((secret) => createHmac("sha256", secret).update(`${text} ${session}`).digest("base64url"));

  return {
    challenge: (session: string, bits: number): string => {
      const text = `${bits}.${seconds() + lifeSeconds}.${randomBytes(12).toString("base64url")}`;
      return `${text}.${signatures(text, session)[0]}`;
    },

    accepts: async (work: string | undefined, session: string): Promise<boolean> => {
      const parts = splitWork(work ?? "");
      if (!work || !parts) return false;
      const end = parts.challenge.lastIndexOf(".");
      const text = parts.challenge.slice(0, end);
      const signature = parts.challenge.slice(end + 1);
      if (!signatures(text, session).some((ours) => isSame(signature, ours))) return false;
      if (Number(text.split(".")[1]) < seconds()) return false;
      if (!hasLeadingZeros(createHash("sha256").update(work).digest(), bitsOf(text))) return false;
      // The challenge is spent, whatever number was found for it.
      return spend(parts.challenge, lifeSeconds);
    },
  };
};
export type ProofOfWork = ReturnType<typeof proofOfWork>;

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
