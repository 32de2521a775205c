import type { Exclusion } from "#domain/email-campaigns/email-campaign.ts";
import type { Audience, Progress } from "#domain/email-campaigns/email-campaigns.ts";
import { languages, type Language } from "#domain/language.ts";
import type { Queryable } from "../mail/outbox.ts";
import { audience, reasonAgainst } from "./audience.ts";

/** Either counted now ($2), or what was stored at the start. */
const counts = `
  select e.missing_text as "missingText", e.written, counted.reason, counted.language, counted.people from email_campaigns e, lateral (
    select j.reason, j.language, count(*)::int as people from (
      select c.language, ${reasonAgainst({ campaign: "e", contact: "c", language: "c.language", now: "$2" })} as reason
      from ${audience}) j where e.started_at is null group by 1, 2
    union all
    select case r.state when 'WAITING' then 'no_text' end, r.language, count(*)::int from email_recipients r
      where r.campaign_id = e.id group by 1, 2
    union all
    select reason, null, people::int from jsonb_each_text(e.left_out) as kept(reason, people)) counted
  where e.id = $1`;

type CountRow = {
  missingText: string;
  written: Language[];
  reason: Exclusion | null;
  language: Language | null;
  people: number;
};

export async function countAudience(db: Queryable, id: string, now: Date): Promise<Audience | null> {
  const { rows } = await db.query<CountRow>({ name: "email-audience", text: counts, values: [id, now] });
  const [first] = rows;
  if (!first) return (await exists(db, id)) ? nobody : null;
  const sum = (chosen: (row: CountRow) => boolean): number =>
    rows.filter(chosen).reduce((total, { people }) => total + people, 0);
  // A count from before the start has a language; one that was stored at the start has none.
  const waits = ({ reason, language }: CountRow): boolean =>
    reason === "no_text" && language !== null && first.missingText === "wait";
  const reasons = [...new Set(rows.flatMap(({ reason }) => reason ?? []))];
  return {
    people: sum(() => true),
    leftOut: reasons
      .map((reason) => ({ reason, people: sum((row) => row.reason === reason && !waits(row)) }))
      .filter(({ people }) => people > 0),
    waiting: sum(waits),
    recipients: sum(({ reason }) => reason === null),
    languages: languages
      .map((language) => ({
        language,
        people: sum((row) => row.language === language && (row.reason === null || row.reason === "no_text")),
        isWritten: first.written.includes(language),
      }))
      .filter(({ people }) => people > 0),
  };
}

const nobody: Audience = { people: 0, leftOut: [], waiting: 0, recipients: 0, languages: [] };

async function exists(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from email_campaigns where id = $1", [id]);
  return rowCount === 1;
}

type StateRow = { state: string; language: Language; reason: string | null; emails: number };

export async function countProgress(db: Queryable, id: string): Promise<Progress | null> {
  const { rows } = await db.query<StateRow>(
    `select state, language, case when state = 'REFUSED' then reason end as reason, count(*)::int as emails
     from email_recipients where campaign_id = $1 group by 1, 2, 3`,
    [id],
  );
  if (rows.length === 0 && !(await exists(db, id))) return null;
  const sum = (...states: string[]) => sumOf(rows, ({ state }) => states.includes(state));
  const refusals = Map.groupBy(
    rows.filter(({ state }) => state === "REFUSED"),
    ({ reason }) => reason ?? "",
  );
  return {
    sent: sum("SENT"),
    queued: sum("QUEUED", "SENDING"),
    waiting: sum("WAITING"),
    refused: sum("REFUSED"),
    leftOut: sum("LEFT_OUT"),
    languages: languages
      .map((language) => {
        const ofState = (...states: string[]) =>
          sumOf(rows, (row) => row.language === language && states.includes(row.state));
        return {
          language,
          sent: ofState("SENT"),
          refused: ofState("REFUSED"),
          open: ofState("QUEUED", "SENDING", "WAITING"),
        };
      })
      .filter(({ sent, refused, open }) => sent + refused + open > 0),
    refusals: [...refusals]
      .map(([reason, all]) => ({ reason, emails: sumOf(all, () => true) }))
      .toSorted((one, other) => other.emails - one.emails)
      .slice(0, maxRefusals),
  };
}

const maxRefusals = 10;

const sumOf = (rows: readonly StateRow[], chosen: (row: StateRow) => boolean): number =>
  rows.filter(chosen).reduce((total, { emails }) => total + emails, 0);
