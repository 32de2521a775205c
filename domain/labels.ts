import type { Localized } from "./language.ts";

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

const goal =
  (textColor: Sdg["textColor"]) =>
  (color: string, en: string, nl: string, ar: string): Sdg => ({
    title: { en, nl, ar },
    color,
    textColor,
  });
const [sdg, darkSdg] = [goal("black"), goal("white")];

/** Official short titles and colors; the text color has a contrast of at least 4.5:1. */
export const sdgs: Readonly<Record<number, Sdg>> = {
  1: darkSdg("#E5243B", "No poverty", "Geen armoede", "القضاء على الفقر"),
  2: sdg("#DDA63A", "Zero hunger", "Geen honger", "القضاء التام على الجوع"),
  3: sdg("#4C9F38", "Good health and well-being", "Goede gezondheid en welzijn", "الصحة الجيدة والرفاه"),
  4: darkSdg("#C5192D", "Quality education", "Kwaliteitsonderwijs", "التعليم الجيد"),
  5: sdg("#FF3A21", "Gender equality", "Gendergelijkheid", "المساواة بين الجنسين"),
  6: sdg(
    "#26BDE2",
    "Clean water and sanitation",
    "Schoon water en sanitair",
    "المياه النظيفة والنظافة الصحية",
  ),
  7: sdg(
    "#FCC30B",
    "Affordable and clean energy",
    "Betaalbare en duurzame energie",
    "طاقة نظيفة وبأسعار معقولة",
  ),
  8: darkSdg(
    "#A21942",
    "Decent work and economic growth",
    "Waardig werk en economische groei",
    "العمل اللائق ونمو الاقتصاد",
  ),
  9: sdg(
    "#FD6925",
    "Industry, innovation and infrastructure",
    "Industrie, innovatie en infrastructuur",
    "الصناعة والابتكار والهياكل الأساسية",
  ),
  10: darkSdg("#DD1367", "Reduced inequalities", "Ongelijkheid verminderen", "الحد من أوجه عدم المساواة"),
  11: sdg(
    "#FD9D24",
    "Sustainable cities and communities",
    "Duurzame steden en gemeenschappen",
    "مدن ومجتمعات محلية مستدامة",
  ),
  12: sdg(
    "#BF8B2E",
    "Responsible consumption and production",
    "Verantwoorde consumptie en productie",
    "الاستهلاك والإنتاج المسؤولان",
  ),
  13: darkSdg("#3F7E44", "Climate action", "Klimaatactie", "العمل المناخي"),
  14: sdg("#0A97D9", "Life below water", "Leven in het water", "الحياة تحت الماء"),
  15: sdg("#56C02B", "Life on land", "Leven op het land", "الحياة في البر"),
  16: darkSdg(
    "#00689D",
    "Peace, justice and strong institutions",
    "Vrede, justitie en sterke publieke diensten",
    "السلام والعدل والمؤسسات القوية",
  ),
  17: darkSdg(
    "#19486A",
    "Partnerships for the goals",
    "Partnerschap om doelstellingen te bereiken",
    "عقد الشراكات لتحقيق الأهداف",
  ),
};

export const kindLabels = {
  campaign: { en: "Campaigns", nl: "Acties", ar: "الحملات" },
  project: { en: "Projects", nl: "Projecten", ar: "المشاريع" },
  program: { en: "Programs", nl: "Programma's", ar: "البرامج" },
  post: { en: "News", nl: "Nieuws", ar: "الأخبار" },
  event: { en: "Events", nl: "Bijeenkomsten", ar: "الفعاليات" },
  volunteerRole: { en: "Volunteer roles", nl: "Vrijwilligersrollen", ar: "أدوار التطوع" },
  partner: { en: "Partners", nl: "Partners", ar: "الشركاء" },
  grantCall: { en: "Grant calls", nl: "Rondes voor bijdragen", ar: "دعوات المنح" },
  certification: { en: "Certifications", nl: "Certificaten en verklaringen", ar: "الشهادات" },
  document: { en: "Reports and documents", nl: "Verslagen en documenten", ar: "التقارير والوثائق" },
  boardMember: { en: "Board members", nl: "Bestuursleden", ar: "أعضاء مجلس الإدارة" },
  legalText: { en: "Legal texts", nl: "Juridische teksten", ar: "النصوص القانونية" },
  pageText: { en: "Page texts", nl: "Paginateksten", ar: "نصوص الصفحات" },
  promise: { en: "Donation examples", nl: "Rekenvoorbeelden", ar: "أمثلة على أثر التبرع" },
  statistics: { en: "Impact figures", nl: "Impactcijfers", ar: "أرقام الأثر" },
  foundation: { en: "The foundation", nl: "De stichting", ar: "المؤسسة" },
} satisfies Record<string, Localized>;

export const newRecordLabels: Readonly<Partial<Record<keyof typeof kindLabels, Localized>>> = {
  campaign: { en: "New campaign", nl: "Nieuwe actie", ar: "حملة جديدة" },
  project: { en: "New project", nl: "Nieuw project", ar: "مشروع جديد" },
  program: { en: "New program", nl: "Nieuw programma", ar: "برنامج جديد" },
  post: { en: "New post", nl: "Nieuw bericht", ar: "خبر جديد" },
  event: { en: "New event", nl: "Nieuwe bijeenkomst", ar: "فعالية جديدة" },
  volunteerRole: { en: "New volunteer role", nl: "Nieuwe vrijwilligersrol", ar: "دور تطوعي جديد" },
  partner: { en: "New partner", nl: "Nieuwe partner", ar: "شريك جديد" },
  grantCall: { en: "New grant call", nl: "Nieuwe ronde voor bijdragen", ar: "دعوة منح جديدة" },
  certification: { en: "New certification", nl: "Nieuw certificaat", ar: "شهادة جديدة" },
  document: { en: "New document", nl: "Nieuw document", ar: "وثيقة جديدة" },
  boardMember: { en: "New board member", nl: "Nieuw bestuurslid", ar: "عضو جديد في مجلس الإدارة" },
  promise: { en: "New donation example", nl: "Nieuw rekenvoorbeeld", ar: "أثر تبرع جديد" },
};

/** Names of fields and choices that only one kind has. The editor's catalog has the others. */
export const fieldLabels: Readonly<Record<string, Localized>> = {
  unitCostCents: { en: "Unit cost", nl: "Kosten per eenheid", ar: "تكلفة الوحدة" },
  basis: { en: "Cost calculation", nl: "Berekening van de kosten", ar: "حساب التكلفة" },
  costFrom: { en: "Costs from", nl: "Kosten vanaf", ar: "التكاليف من" },
  costTo: { en: "Costs until", nl: "Kosten tot en met", ar: "التكاليف حتى" },
  validUntil: { en: "Valid until", nl: "Geldig tot en met", ar: "سارٍ حتى" },
  beneficiaries: { en: "People we help", nl: "Voor wie", ar: "المستفيدون" },
  commitment: { en: "Commitment", nl: "Afspraak over het geld", ar: "الالتزام بشأن المال" },
  aboveGoal: { en: "Money above the goal", nl: "Geld boven het doelbedrag", ar: "المبلغ الزائد على الهدف" },
  belowGoal: { en: "Goal not reached", nl: "Doelbedrag niet gehaald", ar: "عدم تحقق الهدف" },
  late: {
    en: "Goal reached later than announced",
    nl: "Doelbedrag later gehaald dan aangekondigd",
    ar: "تحقق الهدف بعد الموعد المعلن",
  },
  cancelled: { en: "Campaign canceled", nl: "Actie geannuleerd", ar: "إلغاء الحملة" },
  otherProjectId: {
    en: "Other project for the money",
    nl: "Ander project voor het geld",
    ar: "مشروع آخر للمال",
  },
  cancelledOn: { en: "Canceled on", nl: "Geannuleerd op", ar: "تاريخ الإلغاء" },
  CAMPAIGN: { en: "Spend on this campaign", nl: "Besteden aan deze actie", ar: "إنفاقه على هذه الحملة" },
  PROGRAM: { en: "Move to the program", nl: "Naar het programma", ar: "نقله إلى البرنامج" },
  PROJECT: { en: "Move to another project", nl: "Naar een ander project", ar: "نقله إلى مشروع آخر" },
  OFFER_BACK: { en: "Offer donors a refund", nl: "Terugbetaling aanbieden", ar: "عرض رد التبرع" },
};
