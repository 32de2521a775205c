import type pg from "pg";
import type {
  EventToVisit,
  Occasion,
  Registration,
  Registrations,
  WithTransaction,
} from "#domain/events/ports.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

type Letters = (
  occasion: Occasion,
  registration: Registration,
  about: { event: EventToVisit; foundationEmail: string },
) => readonly MailToQueue[];

/** Registrations and mails in one transaction, serialised per event. */
export const eventStores =
  (pool: pg.Pool, letters: Letters): WithTransaction =>
  (about, work) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `event ${about.event.id}`);
      return work({
        registrations: storedRegistrations(client, about.event.id),
        writeLetters: async (occasion, registration) => {
          for (const letter of letters(occasion, registration, about)) await queueMail(client, letter);
        },
      });
    });

export const placesTakenByEvent = (pool: pg.Pool) => async (): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ event_id: string; taken: number }>({
    name: "event-places-taken",
    text: `select event_id, sum(people)::bigint as taken
        from event_registrations where status = 'CONFIRMED' group by event_id`,
  });
  return new Map(rows.map(({ event_id, taken }) => [event_id, taken]));
};

const columns = "id, event_id, name, email, people, status, language, created_at";

const storedRegistrations = (client: pg.ClientBase, eventId: string): Registrations => ({
  placesTaken: async () => {
    const { rows } = await client.query<{ taken: number }>(
      `select coalesce(sum(people), 0)::bigint as taken
       from event_registrations where event_id = $1 and status = 'CONFIRMED'`,
      [eventId],
    );
    return rows[0]?.taken ?? 0;
  },

  find: async (emailKey) => {
    const { rows } = await client.query<Row>(
      `select ${columns} from event_registrations where event_id = $1 and lower(email) = $2`,
      [eventId, emailKey],
    );
    return rows[0] ? registrationOf(rows[0]) : null;
  },

  add: async ({ id, name, email, people, status, language, createdAt }) => {
    await client.query(
      `insert into event_registrations (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, eventId, name, email, people, status, language, createdAt],
    );
  },

  remove: async (id) => {
    const { rows } = await client.query<Row>(
      `delete from event_registrations where event_id = $1 and id = $2 returning ${columns}`,
      [eventId, id],
    );
    return rows[0] ? registrationOf(rows[0]) : null;
  },

  confirmFirstWaiting: async (maxPeople) => {
    const { rows } = await client.query<Row>(
      `update event_registrations set status = 'CONFIRMED' where id = (
         select id from event_registrations
         where event_id = $1 and status = 'WAITING' and people <= $2 order by arrival limit 1)
       returning ${columns}`,
      [eventId, maxPeople],
    );
    return rows[0] ? registrationOf(rows[0]) : null;
  },
});

type Row = Omit<Registration, "eventId" | "createdAt"> & { event_id: string; created_at: Date };

const registrationOf = ({ event_id, created_at, ...row }: Row): Registration => ({
  ...row,
  eventId: event_id,
  createdAt: created_at,
});
