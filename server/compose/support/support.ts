import { randomUUID } from "node:crypto";
import type pg from "pg";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { storedSupport } from "#adapters/postgres/support/support.ts";
import { supportConversations } from "#domain/support/support.ts";
import type { Config } from "../../config.ts";
import { supportLetters } from "../../letters/account-letters.ts";

type Needs = { identity: () => Promise<{ email: string }> };

export function composeSupport({ publicUrl }: Config, pool: pg.Pool, { identity }: Needs) {
  const foundationEmail = async () => (await identity()).email;
  const threads = storedSupport(pool, supportLetters({ publicUrl, foundationEmail }));
  const allow = rateLimit(pool);
  return { support: supportConversations({ threads, allow, newId: randomUUID, clock: () => new Date() }) };
}
