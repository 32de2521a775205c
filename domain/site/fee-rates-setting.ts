import * as z from "zod/mini";
import { highestFeeRates } from "#domain/money/cover-fees.ts";

/** More than ten percent or a euro would be no fee any more. */
export const feeRatesSetting = z.object({
  permille: z.int().check(z.minimum(0), z.maximum(highestFeeRates.permille)),
  fixedCents: z.int().check(z.minimum(0), z.maximum(highestFeeRates.fixedCents)),
});
