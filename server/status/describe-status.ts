import type { Incident, Maintenance, PartState, StatusAnswer } from "#domain/running/status.ts";

type Known = Readonly<{
  states: Readonly<Record<Incident["part"], PartState>>;
  incidents: readonly Incident[];
  maintenance: readonly Maintenance[];
  lastNoticeAt: Date | null;
}>;

/** What the page and the call say of what is known. */
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

/** What is not over yet. */
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
