import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import * as z from "zod/mini";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";
import { localized } from "#domain/content/localized.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { firstGiftApproval, giftApprovalSetting } from "#domain/site/gift-approval-setting.ts";
import { feeRatesSetting } from "#domain/site/fee-rates-setting.ts";
import { postponedSteps } from "#domain/first-steps/postpone.ts";
import { retentionSetting } from "#domain/privacy/retention-setting.ts";
import { firstRetention } from "#domain/privacy/retention.ts";
import { alertAddresses } from "#domain/running/alert.ts";
import { logLevelSetting } from "#domain/running/log-level.ts";
import { countryRules } from "#domain/site/site.ts";
import { metalPricesSetting } from "#domain/zakat/metal-prices-setting.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inBatches } from "../base/in-batches.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

/** What staff decide about the running of the site, with what holds until they do. */
const settings = {
  /** Fundraising without a licence is an offence in these countries (see docs/decisions). */
  countryRules: {
    schema: z.record(z.string(), z.enum(countryRules)),
    otherwise: { AE: "INFO_ONLY", SA: "INFO_ONLY" },
  },
  sampleFallback: { schema: z.boolean(), otherwise: true },
  /** Without prices nobody can tell the nisab, and the zakat calculator says so. */
  metalPrices: { schema: z.nullable(metalPricesSetting), otherwise: null },
  /** What donors who cover the fees are asked for, in sessions that are opened from then on. */
  feeRates: { schema: feeRatesSetting, otherwise: firstFeeRates },
  /** A gift of more than this that staff enter waits until a second person has approved it. */
  giftApproval: { schema: giftApprovalSetting, otherwise: firstGiftApproval },
  /** How long what is kept; the nightly job follows it (domain/privacy). */
  retentionTerms: { schema: retentionSetting, otherwise: firstRetention },
  /** Who is written to when something needs a person; with none, the administrators. */
  alertAddresses: { schema: alertAddresses, otherwise: [] },
  /** How much is logged for a while; null, or past its time: what LOG_LEVEL says. */
  logLevel: { schema: z.nullable(logLevelSetting), otherwise: null },
  /** What administrators put off of what is left to do after setting up, and until when. */
  postponedSteps: { schema: postponedSteps, otherwise: {} },
  /** The backup that was last restored on trial and held. */
  lastDrill: {
    schema: z.nullable(z.object({ backup: z.string(), heldAt: z.iso.datetime() })),
    otherwise: null,
  },
  /** Who examines the yearly accounts, and the day of the signed report once there is one. */
  auditor: {
    schema: z.nullable(z.object({ name: localized, reportOn: z.nullable(z.iso.date()) })),
    otherwise: null,
  },
  /** The board's own rules, as the governance documents print them. */
  governanceRules: {
    schema: z.nullable(
      z.object({
        duties: z.array(localized),
        conduct: z.array(localized),
        complaints: z.array(localized),
      }),
    ),
    otherwise: null,
  },
} as const;

type SettingName = keyof typeof settings;
type SettingValue<Name extends SettingName> = z.infer<(typeof settings)[Name]["schema"]>;
export type Settings = { get<Name extends SettingName>(name: Name): Promise<SettingValue<Name>> };

export type ChangeSetting = <Name extends SettingName>(
  name: Name,
  change: (before: SettingValue<Name>) => SettingValue<Name>,
  by: Pick<AuditEntry, "actor" | "requestId">,
) => Promise<void>;

/** Every gift asks: those who ask at the same moment share the answer. */
export const storedSettings = (pool: pg.Pool): Settings => {
  const get = inBatches(async (names: readonly SettingName[]) => {
    const known = new Map<SettingName, unknown>();
    for (const name of new Set(names)) known.set(name, await read(pool, name));
    return names.map((name) => known.get(name));
  });
  return { get: async <Name extends SettingName>(name: Name) => (await get(name)) as SettingValue<Name> };
};

/**
 * Two who change a setting at once do so one after the other, each upon what the other left. The database tells every
 * instance with the commit, because pages show what settings say; what changes nothing is neither told nor logged.
 */
export const changeSetting =
  (pool: pg.Pool): ChangeSetting =>
  (name, change, by) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `setting:${name}`);
      const before = await read(client, name);
      const after = settings[name].schema.parse(change(before));
      if (isDeepStrictEqual(before, after)) return;
      await client.query(
        `insert into settings (name, value) values ($1, $2)
         on conflict (name) do update set value = excluded.value, updated_at = now()`,
        [name, JSON.stringify(after)],
      );
      await writeAudit(client, {
        ...by,
        action: "setting.changed",
        subject: { kind: "setting", id: name },
        before,
        after,
      });
    });

async function read<Name extends SettingName>(
  db: pg.Pool | pg.ClientBase,
  name: Name,
): Promise<SettingValue<Name>> {
  const { rows } = await db.query<{ value: unknown }>({
    name: "setting",
    text: "select value from settings where name = $1",
    values: [name],
  });
  const { schema, otherwise } = settings[name];
  return schema.parse(rows[0]?.value ?? otherwise) as SettingValue<Name>;
}
