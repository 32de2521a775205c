import type { SiteHealth } from "./site-settings.ts";

/** No payment has this id: a provider that says so is available and accepts our key. */
const nobodysPayment = "health-check";

type Needs<Provider extends string> = {
  mailGoes: SiteHealth["mail"]["goes"];
  mailCounts: () => Promise<{ waiting: number; dead: number }>;
  mailLastSentAt: () => Promise<Date | null>;
  providers: readonly Provider[];
  booksGuarded: () => Promise<boolean>;
  lastBackupAt: () => Promise<Date | null>;
  backupIsOld: () => Promise<boolean>;
  restoredFrom: () => Promise<Date | null>;
  fetchPayment: (payment: { provider: Provider; paymentId: string }) => Promise<unknown>;
};

export const checkHealth =
  <Provider extends string>(needs: Needs<Provider>) =>
  async (): Promise<SiteHealth> => {
    const answers = (provider: Provider): Promise<boolean> =>
      needs.fetchPayment({ provider, paymentId: nobodysPayment }).then(
        (answer) => answer !== "unavailable",
        // A wrong key throws, and no payment would work either.
        () => false,
      );
    const [{ waiting, dead }, lastSentAt, booksGuarded, lastBackupAt, isOld, restoredFrom, providers] =
      await Promise.all([
        needs.mailCounts(),
        needs.mailLastSentAt(),
        needs.booksGuarded(),
        needs.lastBackupAt(),
        needs.backupIsOld(),
        needs.restoredFrom(),
        Promise.all(needs.providers.map(async (name) => ({ name, answers: await answers(name) }))),
      ]);
    return {
      mail: { goes: needs.mailGoes, waiting, dead, lastSentAt: lastSentAt?.toISOString() ?? null },
      providers,
      booksGuarded,
      backup: { lastAt: lastBackupAt?.toISOString() ?? null, isOld },
      restoredFrom: restoredFrom?.toISOString() ?? null,
    };
  };
