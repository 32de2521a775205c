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
import {
  firstTransferConfirmation,
  transferConfirmationSetting,
} from "#domain/site/transfer-confirmation-setting.ts";
import { metalPricesSetting } from "#domain/zakat/metal-prices-setting.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inBatches } from "../base/in-batches.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

const settings = {
  /** Fundraising without a license is an offence there (decision 5). */
  countryRules: {
    schema: z.record(z.string(), z.enum(countryRules)),
    otherwise: { AE: "INFO_ONLY", SA: "INFO_ONLY" },
  },
  sampleFallback: { schema: z.boolean(), otherwise: true },
  /** Without prices the zakat calculator says that the nisab is unknown. */
  metalPrices: { schema: z.nullable(metalPricesSetting), otherwise: null },
  /** For fee cover, in new sessions. */
  feeRates: { schema: feeRatesSetting, otherwise: firstFeeRates },
  /** Manual donations above this need a second person. */
  giftApproval: { schema: giftApprovalSetting, otherwise: firstGiftApproval },
  /** Days until a statement must show an entered transfer. */
  transferConfirmation: { schema: transferConfirmationSetting, otherwise: firstTransferConfirmation },
  /** A second person must review an email campaign before it is sent. */
  emailsNeedReview: { schema: z.boolean(), otherwise: false },
  retentionTerms: { schema: retentionSetting, otherwise: firstRetention },
  /** Recipients of alerts; default: administrators. */
  alertAddresses: { schema: alertAddresses, otherwise: [] },
  /** A temporary log level; null or expired: LOG_LEVEL. */
  logLevel: { schema: z.nullable(logLevelSetting), otherwise: null },
  postponedSteps: { schema: postponedSteps, otherwise: {} },
  lastDrill: {
    schema: z.nullable(z.object({ backup: z.string(), heldAt: z.iso.datetime() })),
    otherwise: null,
  },
  auditor: {
    schema: z.nullable(z.object({ name: localized, reportOn: z.nullable(z.iso.date()) })),
    otherwise: null,
  },
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

/** Every donation reads them, so concurrent reads share one query. */
export const storedSettings = (pool: pg.Pool): Settings => {
  const get = inBatches(async (names: readonly SettingName[]) => {
    const known = new Map<SettingName, unknown>();
    for (const name of new Set(names)) known.set(name, await read(pool, name));
    return names.map((name) => known.get(name));
  });
  return { get: async <Name extends SettingName>(name: Name) => (await get(name)) as SettingValue<Name> };
};

/** Serialised per setting. The database notifies every instance on commit, because pages show settings. */
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
