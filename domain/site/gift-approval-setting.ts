import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { asCents } from "#domain/money/cents.ts";
import { largestGift } from "#domain/money/gift-limits.ts";

/** The default: €5,000. */
export const firstGiftApproval = asCents(500_000);

/** Zero: a second person approves every manual donation. */
export const giftApprovalSetting = centsField.check(z.minimum(0), z.maximum(largestGift));
