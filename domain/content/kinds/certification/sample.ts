import { yearOf } from "#domain/calendar/day.ts";
import type { Certification } from "./schema.ts";
import { sampleAuditor } from "../../sample-auditor.ts";
import { foundation } from "../foundation/sample.ts";
import { statistics } from "../statistics/sample.ts";

/** Dated from today, so that no sample certificate is expired. */
export const certifications = (today: string): Certification[] => [
  {
    id: "anbi",
    title: { en: "ANBI", nl: "ANBI", ar: "صفة النفع العام (ANBI)" },
    description: {
      en: "The Dutch tax office lists the foundation as a public benefit organization. Dutch taxpayers can deduct gifts within the legal limits. We check the listing again every year.",
      nl: "De Belastingdienst heeft de stichting aangewezen als algemeen nut beogende instelling. Giften zijn binnen de wettelijke grenzen aftrekbaar. Elk jaar controleren wij de vermelding opnieuw.",
      ar: "تُدرج مصلحة الضرائب الهولندية المؤسسة بوصفها هيئة ذات نفع عام، فيجوز لدافعي الضرائب في هولندا خصم تبرعاتهم في الحدود التي يقررها القانون. ونتحقق من هذا الإدراج كل عام.",
    },
    number: foundation.rsin,
    issuer: { en: "Dutch Tax Administration", nl: "Belastingdienst", ar: "مصلحة الضرائب الهولندية" },
    status: "VALID",
    validFrom: `${foundation.foundedYear}-01-01`,
    validUntil: null,
    documentId: "annual-report-2023",
    url: null,
  },
  {
    id: "gdpr",
    title: { en: "GDPR", nl: "AVG", ar: "اللائحة العامة لحماية البيانات (GDPR)" },
    description: {
      en: "Our own yearly statement on how we follow the European privacy law, with our register of processing, reviewed by an outside adviser. The law itself knows no general certificate.",
      nl: "Onze eigen jaarlijkse verklaring over hoe wij de privacywet naleven, met ons verwerkingsregister, beoordeeld door een externe adviseur. De wet zelf kent geen algemeen certificaat.",
      ar: "بيان سنوي نصدره نحن عن كيفية التزامنا باللائحة العامة لحماية البيانات (GDPR)، مع سجل المعالجة لدينا، ويراجعه مستشار خارجي. ولا يمنح القانون نفسه شهادة عامة بذلك.",
    },
    number: `AVG-${yearOf(today)}-01`,
    issuer: {
      en: "The foundation's board (sample statement)",
      nl: "Bestuur van de stichting (voorbeeldverklaring)",
      ar: "مجلس إدارة المؤسسة (بيان على سبيل المثال)",
    },
    status: "VALID",
    validFrom: null,
    validUntil: `${yearOf(today) + 1}-05-25`,
    documentId: "governance-documents",
    url: null,
  },
  {
    id: "iso-27001",
    title: { en: "ISO 27001", nl: "ISO 27001", ar: "معيار ISO 27001" },
    description: {
      en: "The standard for information security: how we protect the data of donors, volunteers and the people we help.",
      nl: "De norm voor informatiebeveiliging: hoe wij de gegevens beschermen van donateurs, vrijwilligers en de mensen die wij helpen.",
      ar: "المعيار الدولي لأمن المعلومات: كيف نحمي بيانات المتبرعين والمتطوعين ومن نساعدهم.",
    },
    number: "SAMPLE-27001-0042",
    issuer: {
      en: "Sample Certification Body",
      nl: "Certificeringsinstelling Voorbeeld",
      ar: "هيئة اعتماد وهمية",
    },
    status: "VALID",
    validFrom: null,
    validUntil: `${yearOf(today) + 2}-03-31`,
    documentId: "governance-documents",
    url: null,
  },
  {
    id: "audit",
    title: { en: "External audit", nl: "Externe accountantscontrole", ar: "تدقيق خارجي" },
    description: {
      en: "An outside accountant checks the accounts of every year. This accountant is a sample and has examined nothing.",
      nl: "Een externe accountant controleert elk jaar de jaarrekening. Deze accountant is een voorbeeld en heeft niets onderzocht.",
      ar: "يدقق مدقق حسابات خارجي حسابات كل سنة. وهذا المدقق مثال ولم يدقق شيئًا.",
    },
    number: `SAMPLE-AUDIT-${yearOf(today)}`,
    issuer: sampleAuditor,
    status: "VALID",
    validFrom: null,
    validUntil: `${yearOf(today) + 1}-06-30`,
    documentId: "financial-audit-2023",
    url: null,
  },
  {
    id: "rating",
    title: { en: "Own rating", nl: "Eigen score", ar: "التقييم الذاتي" },
    description: statistics.charityRating.source,
    number: `SAMPLE-RATING-${yearOf(today)}`,
    issuer: {
      en: "The foundation itself, by its own rule",
      nl: "De stichting zelf, volgens haar eigen regel",
      ar: "المؤسسة نفسها، وفق قاعدتها الخاصة",
    },
    status: "VALID",
    validFrom: null,
    validUntil: `${yearOf(today) + 1}-06-30`,
    documentId: "annual-report-2023",
    url: null,
  },
];
