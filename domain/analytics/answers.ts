import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { localizedSchema } from "#domain/localized-schema.ts";
import { bucketSizes } from "./buckets.ts";
import { funnelSteps } from "./funnel.ts";
import { dimensions } from "./parts.ts";
import { namedPeriods } from "./period.ts";

const figures = { gifts: z.int(), givenCents: centsField, returnedCents: centsField };
const count = z.object({ gifts: z.int(), cents: centsField });
const percent = z.nullable(z.number());
const part = z.object({ key: z.string(), label: z.string(), ...figures });
const choice = z.object({ id: z.string(), name: z.string() });

/** Everything the page shows, labels in the reader's language. No personal data. */
export const analyticsAnswer = z.object({
  period: z.object({ from: z.iso.date(), to: z.iso.date(), name: z.nullable(z.enum(namedPeriods)) }),
  by: z.enum(bucketSizes),
  campaign: z.nullable(z.string()),
  frequency: z.nullable(z.enum(["ONE_TIME", "MONTHLY"])),
  campaigns: z.array(choice),
  total: z.object(figures),
  averageCents: z.nullable(centsField),
  newDonors: z.int(),
  time: z.array(z.object({ name: z.string(), from: z.iso.date(), to: z.iso.date(), ...figures })),
  parts: z.record(z.enum(dimensions), z.array(part)),
  monthly: z.array(
    z.object({ month: z.iso.date(), atStart: count, kept: count, lost: count, begun: count, atEnd: count }),
  ),
  funnel: z.array(
    z.object({
      step: z.enum(funnelSteps),
      count: z.int(),
      ofBefore: percent,
      ofFirst: percent,
      languages: localizedSchema(z.int()),
      once: z.int(),
      monthly: z.int(),
    }),
  ),
});
export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;
