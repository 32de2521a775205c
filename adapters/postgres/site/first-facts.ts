import type pg from "pg";
import * as z from "zod/mini";
import { hasProvenClaims } from "#domain/content/kinds/certification/claims.ts";
import { certification } from "#domain/content/kinds/certification/schema.ts";
import { hasTexts, isNamed } from "#domain/content/kinds/foundation/is-written.ts";
import { foundation } from "#domain/content/kinds/foundation/schema.ts";
import { isSetUpWell } from "#domain/doctor/set-up-well.ts";
import { postponedSteps } from "#domain/first-steps/postpone.ts";
import type { StoredFirstFacts } from "#domain/first-steps/first-facts.ts";

const stored = z.object({
  foundation: z.nullable(foundation),
  written: z.record(z.string(), z.int()),
  certifications: z.array(certification),
  legalTexts: z.array(z.string()),
  ibans: z.array(z.string()),
  administrators: z.int(),
  hasBackup: z.boolean(),
  hasDrill: z.boolean(),
  findings: z.nullable(z.array(z.string())),
  postponed: postponedSteps,
});

type Row = Record<keyof z.infer<typeof stored>, unknown>;

/** One statement, because Today reads it each time. An unpublished legal text has version 1. */
export async function firstFacts(pool: pg.Pool, today: string): Promise<StoredFirstFacts> {
  const { rows } = await pool.query<Row>(
    `with own as (select kind, id, version, body from content_items where not sample)
     select
       (select body from own where kind = 'foundation' and id = 'foundation') as foundation,
       (select coalesce(jsonb_object_agg(kind, many), '{}')
        from (select kind, count(*) as many from own group by kind) as kinds) as written,
       (select coalesce(jsonb_agg(body), '[]') from own where kind = 'certification') as certifications,
       (select coalesce(jsonb_agg(id), '[]') from own where kind = 'legalText' and version > 1) as "legalTexts",
       (select coalesce(jsonb_agg(iban), '[]') from bank_accounts) as ibans,
       (select count(*)::int from users where role = 'ADMIN' and email_verified) as administrators,
       exists (select from backups) as "hasBackup",
       exists (select from settings where name = 'lastDrill') as "hasDrill",
       (select coalesce((select jsonb_agg(distinct kind) from alerts where ended_at is null), '[]')
        from alert_looks) as findings,
       coalesce((select value from settings where name = 'postponedSteps'), '{}') as postponed`,
  );
  const { foundation: own, certifications, ibans, findings, ...facts } = stored.parse(rows[0]);
  return {
    ...facts,
    isNamed: own !== null && isNamed(own),
    hasTexts: own !== null && hasTexts(own),
    readsTransfers: own !== null && ibans.includes(own.iban),
    hasProvenClaims: hasProvenClaims(certifications, today),
    isMailWell: isSetUpWell("mail", findings),
    isProviderWell: isSetUpWell("provider", findings),
  };
}
