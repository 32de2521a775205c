import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { ListedToken, TokenCaller } from "#domain/connections/token.ts";
import type { TokenWish } from "#domain/connections/token-form.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { digest } from "../../auth/secrets.ts";
import { looksLikeToken, newToken, startOf } from "../../connections/token-text.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { queueMails } from "../mail/outbox.ts";

const today = "(now() at time zone 'Europe/Amsterdam')::date";

type Needs = Readonly<{
  mode: "demo" | "production";
  letters: (token: { id: string } & TokenWish) => Promise<MailToQueue[]>;
}>;

export const storedApiTokens = (pool: pg.Pool, { mode, letters }: Needs) => ({
  list: async (): Promise<ListedToken[]> => {
    const { rows } = await pool.query<ListedRow>(
      `select t.id, t.name, t.start, t.scopes, t.networks::text[] as networks, ${nameOfUser("u")} as "madeBy",
         t.made_at as "madeAt", t.last_day::text as "lastDay", t.last_used_on::text as "lastUsedOn",
         t.revoked_at as "revokedAt"
       from api_tokens t left join users u on u.id = t.made_by
       order by t.revoked_at is not null, t.made_at desc, t.id`,
    );
    return rows.map(({ madeAt, revokedAt, ...row }) => ({
      ...row,
      madeAt: madeAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    }));
  },

  /** The token is shown only in this answer; the same id again creates none. */
  make: async (id: string, wish: TokenWish, by: Caller): Promise<string | null> => {
    const token = newToken(mode);
    const mails = await letters({ id, ...wish });
    return inTransaction(pool, async (client) => {
      const { name, scopes, networks, lastDay } = wish;
      const { rowCount } = await client.query(
        `insert into api_tokens (id, name, start, token_hash, scopes, networks, last_day, made_by)
         values ($1, $2, $3, $4, $5, $6::text[]::inet[], $7, $8) on conflict (id) do nothing`,
        [id, name, startOf(token), digest(token), scopes, networks, lastDay, by.actor.userId],
      );
      if (rowCount === 0) return null;
      const subject = { kind: "token", id };
      await writeAudit(client, { ...by, action: "token.made", subject, after: wish });
      await queueMails(client, mails);
      return token;
    });
  },

  /** Effective with the commit on every instance, because each call looks its token up. */
  revoke: (id: string, by: Caller): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        "update api_tokens set revoked_at = now(), revoked_by = $2 where id = $1 and revoked_at is null",
        [id, by.actor.userId],
      );
      if (rowCount === 0) return false;
      await writeAudit(client, { ...by, action: "token.revoked", subject: { kind: "token", id } });
      return true;
    }),

  /** The token's caller, if it is valid today and from that address. The last use is written once a day. */
  find: async (token: string, address: string | null): Promise<TokenCaller | null> => {
    if (!looksLikeToken(token)) return null;
    const { rows } = await pool.query<TokenCaller & { usedToday: boolean }>({
      name: "api-token",
      text: `select id, scopes, coalesce(last_used_on = ${today}, false) as "usedToday" from api_tokens
        where token_hash = $1 and revoked_at is null and coalesce(last_day >= ${today}, true)
          and (networks = '{}' or $2::inet <<= any(networks))`,
      values: [digest(token), address],
    });
    const [found] = rows;
    if (!found) return null;
    if (!found.usedToday)
      await pool.query(`update api_tokens set last_used_on = ${today} where id = $1`, [found.id]);
    return { id: found.id, scopes: found.scopes };
  },
});

type ListedRow = Omit<ListedToken, "madeAt" | "revokedAt"> & { madeAt: Date; revokedAt: Date | null };

/** What works in the name of user `u`. */
export const connectionsOf = `(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name) order by kind, name, id), '[]') from (
    select id, 'token' as kind, name from api_tokens where made_by = u.id and revoked_at is null
    union all
    select id, 'webhook', url from webhook_endpoints where made_by = u.id and disabled_at is null
  ) as made)`;

type Ending = Readonly<{ of: string; by: string | null; takeOver: readonly string[] }>;

/** Tokens and webhooks of a former administrator stop with the role, except those that another administrator takes over. */
export async function endConnections(client: pg.ClientBase, { of, by, takeOver }: Ending): Promise<object> {
  const { rows } = await client.query<{ id: string; kept: boolean }>(
    `with tokens as (
       update api_tokens set made_by = case when ${isKept} then $2 else made_by end,
         revoked_at = case when not ${isKept} then now() end,
         revoked_by = case when not ${isKept} then coalesce($2, made_by) end
       where made_by = $1 and revoked_at is null returning id, revoked_at is null as kept
     ), endpoints as (
       update webhook_endpoints set made_by = case when ${isKept} then $2 else made_by end,
         disabled_at = case when not ${isKept} then now() end
       where made_by = $1 and disabled_at is null returning id, disabled_at is null as kept
     )
     select * from tokens union all select * from endpoints`,
    [of, by, takeOver],
  );
  const ids = (kept: boolean) => rows.filter((row) => row.kept === kept).map(({ id }) => id);
  const [takenOverConnections, endedConnections] = [ids(true), ids(false)];
  return {
    ...(endedConnections.length > 0 && { endedConnections }),
    ...(takenOverConnections.length > 0 && { takenOverConnections }),
  };
}
const isKept = "(id = any($3::text[]) and coalesce($2::text <> $1, false))";
