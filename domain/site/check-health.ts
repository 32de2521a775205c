import type { SiteHealth } from "./site-settings.ts";

/** No payment has this name: a provider that says so is awake and knows our key. */
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

/** How the site's connections to the outside are, right now. */
export const checkHealth =
  <Provider extends string>(needs: Needs<Provider>) =>
  async (): Promise<SiteHealth> => {
    const answers = (provider: Provider): Promise<boolean> =>
      needs.fetchPayment({ provider, paymentId: nobodysPayment }).then(
        (answer) => answer !== "unavailable",
        // A key that is wrong is thrown, and no payment could be taken with it either.
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
