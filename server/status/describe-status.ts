import type { Incident, Maintenance, PartState, StatusAnswer } from "#domain/running/status.ts";
import { cacheFor } from "../timing/cache-for.ts";

type Known = Readonly<{
  states: Readonly<Record<Incident["part"], PartState>>;
  incidents: readonly Incident[];
  maintenance: readonly Maintenance[];
  lastNoticeAt: Date | null;
}>;

export function describeStatus({ states, incidents, maintenance, lastNoticeAt }: Known): StatusAnswer {
  const now = new Date();
  const partOf = (part: Incident["part"]) => ({
    state: states[part],
    since:
      states[part] === "works"
        ? null
        : (incidents.find((each) => each.part === part && !each.endedAt)?.beganAt.toISOString() ?? null),
  });
  return {
    checkedAt: now.toISOString(),
    giving: partOf("giving"),
    mail: partOf("mail"),
    lastNoticeAt: lastNoticeAt?.toISOString() ?? null,
    maintenance: announced(maintenance, now),
    incidents: incidents.map((incident) => ({
      part: incident.part,
      state: incident.state,
      beganAt: incident.beganAt.toISOString(),
      endedAt: incident.endedAt?.toISOString() ?? null,
      planned: maintenance.some(
        ({ beginsAt, endsAt }) => incident.beganAt >= beginsAt && (incident.endedAt ?? now) <= endsAt,
      ),
    })),
  };
}

export const announced = (
  maintenance: readonly Maintenance[],
  now = new Date(),
): StatusAnswer["maintenance"] =>
  maintenance
    .filter(({ endsAt }) => endsAt > now)
    .map(({ id, beginsAt, endsAt, words }) => ({
      id,
      beginsAt: beginsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      words,
    }));

/** However many ask, the database is asked once in so long. */
const rememberMs = 5_000;
/** Callers must not wait for an unavailable database. */
const timeoutMs = 3_000;

/** The status from the database, or since when it has been unavailable. */
export function knownStatus(read: () => Promise<StatusAnswer>) {
  let awaySince: Date | null = null;
  let lastNoticeAt: string | null = null;
  const asked = async (): Promise<StatusAnswer> => {
    const answer = await within(timeoutMs, read());
    awaySince = null;
    lastNoticeAt = answer.lastNoticeAt;
    return answer;
  };
  const away = (): StatusAnswer => {
    awaySince ??= new Date();
    const part = { state: "down" as const, since: awaySince.toISOString() };
    return {
      checkedAt: new Date().toISOString(),
      giving: part,
      mail: part,
      lastNoticeAt,
      maintenance: [],
      incidents: null,
    };
  };
  return cacheFor(rememberMs, () => asked().catch(away));
}

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
