import * as z from "zod/mini";
import { highestFeeRates } from "#domain/money/cover-fees.ts";
import { centsField } from "#domain/money/cents-field.ts";

/** At most ten percent and one euro. */
export const feeRatesSetting = z.object({
  permille: z.int().check(z.minimum(0), z.maximum(highestFeeRates.permille)),
  fixedCents: centsField.check(z.minimum(0), z.maximum(highestFeeRates.fixedCents)),
});
