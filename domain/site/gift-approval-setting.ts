import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { asCents } from "#domain/money/cents.ts";
import { largestGift } from "#domain/money/gift-limits.ts";

/** Five thousand euros, until administrators decide otherwise. */
export const firstGiftApproval = asCents(500_000);

/** Nought: a second person looks at every gift that staff enter. */
export const giftApprovalSetting = centsField.check(z.minimum(0), z.maximum(largestGift));
