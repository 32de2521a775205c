import type { Donation } from "./donation.ts";
import { newMemory, refusalOf } from "./memory.fixtures.ts";
import type { Donations, Sessions } from "./ports.ts";
import { settlingInMemory } from "./settle/settling-in-memory.fixtures.ts";
import { startingInMemory } from "./start/starting-in-memory.fixtures.ts";

/** For the tests of this folder: what the use cases need, in memory, for as long as one test lasts. */
export function givingInMemory<Entry = unknown>() {
  const memory = newMemory<Entry>();
  const { stored, sessionOf } = memory;
  const { sessions, donations } = stored;

  const sessionPort: Sessions = {
    async open({ clientSecret, ...session }) {
      sessions.set(clientSecret, { ...session, donationId: null });
    },
    async prolong({ clientSecret, userId, now, expiresAt }) {
      const session = sessionOf(clientSecret, userId);
      const refusal = refusalOf(session, now);
      if (refusal) return refusal;
      const donation = donations.get(session?.donationId ?? "");
      if (donation && !["PENDING", "FAILED"].includes(donation.status)) return "session_closed";
      sessions.set(clientSecret, { ...session!, expiresAt });
      return "prolonged";
    },
  };

  const donationPort: Donations<Entry> = { ...startingInMemory(memory), ...settlingInMemory(memory) };

  return {
    sessions: sessionPort,
    donations: donationPort,
    stored,
    soleDonation: (): Donation => {
      if (donations.size !== 1) throw new Error(`Expected one donation, found ${donations.size}`);
      return [...donations.values()][0]!;
    },
  };
}
