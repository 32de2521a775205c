import { asCents } from "#domain/money/cents.ts";
import type { CallToApplyFor } from "./ports.ts";

/** A call with one required question. */
export const lessAlone: CallToApplyFor = {
  id: "less-alone",
  title: { en: "Less alone", nl: "Minder alleen", ar: "بعيدًا عن الوحدة" },
  opensOn: "2026-11-01",
  closesOn: "2026-11-30",
  maxGrantCents: asCents(200_000),
  questions: [{ id: "plan", maxLength: 40, required: true }],
};
