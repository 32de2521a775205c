import * as z from "zod/mini";
import { feeRatesSetting } from "./fee-rates-setting.ts";
import { giftApprovalSetting } from "./gift-approval-setting.ts";
import { countryRules } from "./site.ts";
import { transferConfirmationSetting } from "./transfer-confirmation-setting.ts";

export const siteSettings = z.object({
  countryRules: z.record(z.string(), z.enum(countryRules)),
  sampleFallback: z.boolean(),
  feeRates: feeRatesSetting,
  emailsNeedReview: z.boolean(),
  giftApprovalCents: giftApprovalSetting,
  transferConfirmationDays: transferConfirmationSetting,
  metalPrices: z.nullable(
    z.object({ goldCentsPerGramE4: z.int(), silverCentsPerGramE4: z.int(), at: z.string() }),
  ),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** Whether mail, payments and the protection of the books work. */
export const siteHealth = z.object({
  mail: z.object({
    /** `mailbox`: kept by the demonstration. `nowhere`: no mail server is configured. */
    goes: z.enum(["smtp", "mailbox", "nowhere"]),
    waiting: z.int(),
    dead: z.int(),
    lastSentAt: z.nullable(z.iso.datetime()),
  }),
  providers: z.array(z.object({ name: z.string(), answers: z.boolean() })),
  /** Whether the database refuses the program to rewrite the books. */
  booksGuarded: z.boolean(),
  /** Old: staff should check why. */
  backup: z.object({ lastAt: z.nullable(z.iso.datetime()), isOld: z.boolean() }),
  /** When the backup of this paused copy was taken. */
  restoredFrom: z.nullable(z.iso.datetime()),
});
export type SiteHealth = z.infer<typeof siteHealth>;

/** A valid ISO country code. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
