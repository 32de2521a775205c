import type pg from "pg";
import { noteStatus, storedIncidents, type Incident } from "#adapters/postgres/running/stored-incidents.ts";
import { statusFacts } from "#adapters/postgres/running/status-facts.ts";
import {
  announceMaintenance,
  cancelMaintenance,
  storedMaintenance,
} from "#adapters/postgres/running/stored-maintenance.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import {
  givingState,
  mailState,
  type Maintenance,
  type MaintenanceToAnnounce,
  type StatusAnswer,
} from "#domain/running/status.ts";
import { cacheFor } from "../timing/cache-for.ts";

/** However many ask, the database is asked once in so long. */
const rememberMs = 5_000;
/** Whoever asks while the database is away is not to wait for it. */
const patienceMs = 3_000;

type Needs = {
  pool: pg.Pool;
  providers: readonly string[];
  /** Whether attacks have not switched them off. */
  isAvailable: () => Promise<boolean>;
  isStill: () => Promise<boolean>;
  transfers: () => Promise<boolean>;
};

/** Whether giving works, told truthfully from what is known, also while the database is away. */
export function composeStatus({ pool, providers, isAvailable, isStill, transfers }: Needs) {
  let awaySince: Date | null = null;
  let lastNoticeAt: Date | null = null;

  const states = async () => {
    const stored = await statusFacts(pool);
    lastNoticeAt = stored.lastNoticeAt;
    const isOn = await isAvailable();
    const facts = {
      ...stored,
      isStill: await isStill(),
      providers: providers.map((name) => ({ name, serves: isOn && !isAtFault(name, stored.alerts) })),
      transfers: await transfers(),
    };
    return { giving: givingState(facts), mail: mailState(facts) };
  };

  const read = async (): Promise<StatusAnswer> => {
    const [state, incidents, maintenance] = await Promise.all([
      states(),
      storedIncidents(pool),
      storedMaintenance(pool),
    ]);
    awaySince = null;
    const sinceOf = (part: Incident["part"]) =>
      state[part] === "works"
        ? null
        : (incidents.find((each) => each.part === part && !each.endedAt)?.beganAt.toISOString() ?? null);
    const now = new Date();
    return {
      checkedAt: now.toISOString(),
      giving: { state: state.giving, since: sinceOf("giving") },
      mail: { state: state.mail, since: sinceOf("mail") },
      lastNoticeAt: lastNoticeAt?.toISOString() ?? null,
      maintenance: maintenance.filter(({ endsAt }) => endsAt > now).map(announced),
      incidents: incidents.map((incident) => ({
        part: incident.part,
        state: incident.state,
        beganAt: incident.beganAt.toISOString(),
        endedAt: incident.endedAt?.toISOString() ?? null,
        planned: maintenance.some((window) => isWithin(incident, window)),
      })),
    };
  };

  /** Nothing is known but that it is away, and since when this instance noticed. */
  const away = (): StatusAnswer => {
    awaySince ??= new Date();
    const part = { state: "down" as const, since: awaySince.toISOString() };
    return {
      checkedAt: new Date().toISOString(),
      giving: part,
      mail: part,
      lastNoticeAt: lastNoticeAt?.toISOString() ?? null,
      maintenance: [],
      incidents: null,
    };
  };

  const known = cacheFor(rememberMs, () => within(patienceMs, read()).catch(away));
  return {
    show: known.get,
    note: async (): Promise<void> => noteStatus(pool, await states()),
    maintenance: async () =>
      (await storedMaintenance(pool)).filter(({ endsAt }) => endsAt > new Date()).map(announced),
    announce: async (window: MaintenanceToAnnounce, by: Caller) => {
      await announceMaintenance(pool, window, by);
      known.forget();
    },
    cancel: async (id: string, by: Caller): Promise<boolean> => {
      const cancelled = await cancelMaintenance(pool, id, by);
      known.forget();
      return cancelled;
    },
  };
}

/** The last look could not reach it, or it does not know our key. */
const isAtFault = (provider: string, alerts: readonly string[]): boolean =>
  ["unreachable", "key", "permission"].some((fault) => alerts.includes(`${provider}_${fault}`));

const isWithin = ({ beganAt, endedAt }: Incident, { beginsAt, endsAt }: Maintenance): boolean =>
  beganAt >= beginsAt && (endedAt ?? new Date()) <= endsAt;

const announced = ({ id, beginsAt, endsAt, words }: Maintenance) => ({
  id,
  beginsAt: beginsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  words,
});

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer in time")), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
