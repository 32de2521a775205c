import type pg from "pg";
import { storedHandEntries } from "#adapters/postgres/ledger/by-hand/stored-hand-entries.ts";
import { storedChart } from "#adapters/postgres/ledger/chart/stored-chart.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Language } from "#domain/language.ts";
import type { BookEntry, EntryChoices } from "#domain/ledger/by-hand/answers.ts";
import { enterByHand } from "#domain/ledger/by-hand/enter-by-hand.ts";
import { reverseByHand } from "#domain/ledger/by-hand/reverse-by-hand.ts";
import type { Cents } from "#domain/money/cents.ts";
import { today } from "../../timing/clock.ts";
import { purposeChoices } from "../content/news-and-events.ts";

export function composeHandEntries(pool: pg.Pool, sourceFor: SourceFor, limit: () => Promise<Cents>) {
  const stored = storedHandEntries(pool);
  const { choices, isKnown, isEligible } = purposeChoices(sourceFor);
  const { enter, openSum, openItems, ownAccounts, document } = stored;
  const release = async (): Promise<void> => void (await stored.release(today()));
  const enterOne = enterByHand({
    enter,
    openSum,
    ownAccounts,
    isKnown,
    isEligible,
    isOpen: storedChart(pool).isOpen,
    limit,
    today,
  });
  return {
    enter: async (...typed: Parameters<typeof enterOne>) => {
      const outcome = await enterOne(...typed);
      // An accrual whose date has passed is released at once.
      if (outcome.ok && outcome.number !== null && typed[0].kind === "accrual") await release();
      return outcome;
    },
    openItems,
    reverse: reverseByHand(stored),
    document,
    release,
    choices: async (language: Language): Promise<EntryChoices> => {
      const [named, accounts] = await Promise.all([choices(language), ownAccounts()]);
      return { ...named, accounts };
    },
    show: async (number: number, language: Language): Promise<BookEntry | null> => {
      const [found, kept] = await Promise.all([stored.show(number), keptPurposes(pool)]);
      if (!found) return null;
      return {
        ...found,
        lines: found.lines.map(({ purposeId, campaignId, programId, projectId, ...line }) => {
          const purpose = kept.booked({ purposeId, campaignId, programId, projectId });
          return { ...line, purpose: purpose?.title[language] ?? campaignId ?? projectId ?? programId };
        }),
      };
    },
  };
}
