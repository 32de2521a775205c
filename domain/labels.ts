import type { Localized } from "#domain/language.ts";

/* The domain's fixed texts in every language. Texts of screens and mails are in app/messages. */

/** Short country names for cards. */
export const countryNames: Readonly<Record<"NL" | "AE" | "SA", Localized>> = {
  NL: { en: "Netherlands", nl: "Nederland", ar: "هولندا" },
  AE: { en: "UAE", nl: "VAE", ar: "الإمارات" },
  SA: { en: "Saudi Arabia", nl: "Saoedi-Arabië", ar: "السعودية" },
};

export const theNetherlands: Localized = { en: "the Netherlands", nl: "Nederland", ar: "هولندا" };

/** Shown instead of a missing text. */
export const notWrittenYet: Localized = {
  en: "This will be published here soon.",
  nl: "Dit wordt hier binnenkort gepubliceerd.",
  ar: "سيُنشر هذا هنا قريبًا.",
};

/** All donors as one funding party, in IATI files. */
export const allDonors: Localized = {
  en: "Donors, all together",
  nl: "Donateurs, alle samen",
  ar: "المتبرعون مجتمعين",
};

export type Sdg = Readonly<{ title: Localized; color: string; textColor: "black" | "white" }>;

const sdg = (en: string, nl: string, ar: string, color: string, textColor: Sdg["textColor"]): Sdg => ({
  title: { en, nl, ar },
  color,
  textColor,
});

/** Official short titles and colors; the text color has a contrast of at least 4.5:1. */
export const sdgs: Readonly<Record<number, Sdg>> = {
  1: sdg("No poverty", "Geen armoede", "القضاء على الفقر", "#E5243B", "white"),
  2: sdg("Zero hunger", "Geen honger", "القضاء التام على الجوع", "#DDA63A", "black"),
  3: sdg(
    "Good health and well-being",
    "Goede gezondheid en welzijn",
    "الصحة الجيدة والرفاه",
    "#4C9F38",
    "black",
  ),
  4: sdg("Quality education", "Kwaliteitsonderwijs", "التعليم الجيد", "#C5192D", "white"),
  5: sdg("Gender equality", "Gendergelijkheid", "المساواة بين الجنسين", "#FF3A21", "black"),
  6: sdg(
    "Clean water and sanitation",
    "Schoon water en sanitair",
    "المياه النظيفة والنظافة الصحية",
    "#26BDE2",
    "black",
  ),
  7: sdg(
    "Affordable and clean energy",
    "Betaalbare en duurzame energie",
    "طاقة نظيفة وبأسعار معقولة",
    "#FCC30B",
    "black",
  ),
  8: sdg(
    "Decent work and economic growth",
    "Waardig werk en economische groei",
    "العمل اللائق ونمو الاقتصاد",
    "#A21942",
    "white",
  ),
  9: sdg(
    "Industry, innovation and infrastructure",
    "Industrie, innovatie en infrastructuur",
    "الصناعة والابتكار والهياكل الأساسية",
    "#FD6925",
    "black",
  ),
  10: sdg(
    "Reduced inequalities",
    "Ongelijkheid verminderen",
    "الحد من أوجه عدم المساواة",
    "#DD1367",
    "white",
  ),
  11: sdg(
    "Sustainable cities and communities",
    "Duurzame steden en gemeenschappen",
    "مدن ومجتمعات محلية مستدامة",
    "#FD9D24",
    "black",
  ),
  12: sdg(
    "Responsible consumption and production",
    "Verantwoorde consumptie en productie",
    "الاستهلاك والإنتاج المسؤولان",
    "#BF8B2E",
    "black",
  ),
  13: sdg("Climate action", "Klimaatactie", "العمل المناخي", "#3F7E44", "white"),
  14: sdg("Life below water", "Leven in het water", "الحياة تحت الماء", "#0A97D9", "black"),
  15: sdg("Life on land", "Leven op het land", "الحياة في البر", "#56C02B", "black"),
  16: sdg(
    "Peace, justice and strong institutions",
    "Vrede, justitie en sterke publieke diensten",
    "السلام والعدل والمؤسسات القوية",
    "#00689D",
    "white",
  ),
  17: sdg(
    "Partnerships for the goals",
    "Partnerschap om doelstellingen te bereiken",
    "عقد الشراكات لتحقيق الأهداف",
    "#19486A",
    "white",
  ),
};
