import type pg from "pg";
import * as z from "zod/mini";
import { localized } from "#domain/content/localized.ts";
import { countryRules } from "#domain/site/site.ts";
import { metalPricesSetting } from "#domain/zakat/metal-prices-setting.ts";

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

export const storedSettings = (pool: pg.Pool): Settings => ({
  get: async (name) => {
    const { rows } = await pool.query<{ value: unknown }>({
      name: "setting",
      text: "select value from settings where name = $1",
      values: [name],
    });
    const { schema, otherwise } = settings[name];
    return schema.parse(rows[0]?.value ?? otherwise) as SettingValue<typeof name>;
  },
});
