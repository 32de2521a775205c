import * as z from "zod/mini";
import { highestFeeRates } from "#domain/money/cover-fees.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { feeMethods } from "#domain/money/online-method.ts";

/** At most ten percent and one euro. */
export const ratesSetting = z.object({
  permille: z.int().check(z.minimum(0), z.maximum(highestFeeRates.permille)),
  fixedCents: centsField.check(z.minimum(0), z.maximum(highestFeeRates.fixedCents)),
});

/** Those of cards, and of methods whose rates differ from the published ones. */
export const feeRatesSetting = z.extend(ratesSetting, {
  methods: z.optional(z.partialRecord(z.enum(feeMethods), ratesSetting)),
});
