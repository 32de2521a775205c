import type { MetalPricesSetting } from "./metal-prices-setting.ts";

/** For the demonstration: always dated today. */
export const sampleMetalPrices = (today: string): MetalPricesSetting => ({
  goldCentsPerGramE4: 112_400_000,
  silverCentsPerGramE4: 1_450_000,
  at: `${today}T00:00:00Z`,
  source: {
    en: "Sample prices for this demonstration, not those of a market",
    nl: "Voorbeeldprijzen voor deze demonstratie, geen marktprijzen",
    ar: "أسعار على سبيل المثال لهذه النسخة التجريبية، وليست أسعار السوق",
  },
});
