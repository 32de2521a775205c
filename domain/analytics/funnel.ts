import { perLanguage, type Language } from "#domain/language.ts";
import { shareOf } from "./figures.ts";

/** From page view to payment. Nothing links two steps to one person: each is only a counter. */
export const funnelSteps = ["opened", "ready", "submitted", "paid"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The frequency is unknown until the form is sent. */
export type FunnelFrequency = "ONE_TIME" | "MONTHLY" | null;
export type FunnelCount = Readonly<{
  step: FunnelStep;
  language: Language;
  frequency: FunnelFrequency;
  count: number;
}>;

export type FunnelLine = Readonly<{
  step: FunnelStep;
  count: number;
  /** Percentage of the previous step, and of the first; null if nothing was counted there. */
  ofBefore: number | null;
  ofFirst: number | null;
  languages: Readonly<Record<Language, number>>;
  once: number;
  monthly: number;
}>;

export function funnelOf(counts: readonly FunnelCount[]): FunnelLine[] {
  const total = (step: FunnelStep, is: (count: FunnelCount) => boolean = () => true) =>
    counts.reduce((sum, each) => sum + (each.step === step && is(each) ? each.count : 0), 0);
  return funnelSteps.map((step, place) => {
    const before = funnelSteps[place - 1];
    return {
      step,
      count: total(step),
      ofBefore: before === undefined ? null : shareOf(total(step), total(before)),
      ofFirst: place === 0 ? null : shareOf(total(step), total("opened")),
      languages: perLanguage((each) => total(step, ({ language }) => language === each)),
      once: total(step, ({ frequency }) => frequency === "ONE_TIME"),
      monthly: total(step, ({ frequency }) => frequency === "MONTHLY"),
    };
  });
}
