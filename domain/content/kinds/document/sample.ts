import type { ContentDocument } from "./schema.ts";

const firstVersion = { version: 1, correction: null };

export const documents: ContentDocument[] = [
  {
    id: "annual-report-2023",
    title: { en: "Annual Report 2023", nl: "Jaarverslag 2023", ar: "التقرير السنوي 2023" },
    description: {
      en: "What we did in 2023, what it cost, what went well and what did not.",
      nl: "Wat wij in 2023 deden, wat het kostte, wat goed ging en wat niet.",
      ar: "ما أنجزناه في عام 2023، وما كلّفه، وما نجح منه وما لم ينجح.",
    },
    category: "REPORT",
    year: 2023,
    generated: "annual-report",
    publishedOn: "2024-05-28",
    ...firstVersion,
  },
  {
    id: "financial-audit-2023",
    title: { en: "Financial Audit 2023", nl: "Accountantscontrole 2023", ar: "التدقيق المالي 2023" },
    description: {
      en: "Balance sheet, income and expenditure with notes. Prepared by the foundation from its own accounts; not an auditor's report.",
      nl: "Balans, staat van baten en lasten en toelichting. Opgesteld door de stichting uit de eigen boekhouding; geen accountantsverklaring.",
      ar: "الميزانية العمومية وبيان الإيرادات والمصروفات مع الإيضاحات. ملخص أعدته المؤسسة من دفاترها، وليس تقرير مدقق حسابات.",
    },
    category: "AUDIT",
    year: 2023,
    generated: "financial-audit",
    publishedOn: "2024-06-14",
    ...firstVersion,
  },
  {
    id: "impact-report-2023",
    title: { en: "Impact Report 2023", nl: "Impactrapport 2023", ar: "تقرير الأثر 2023" },
    description: {
      en: "The results of each project, how we measured them, and where we could not.",
      nl: "De resultaten van elk project, hoe wij die gemeten hebben en waar dat niet lukte.",
      ar: "نتائج كل مشروع، وكيف قسناها، وأين تعذّر علينا القياس.",
    },
    category: "IMPACT",
    year: 2023,
    generated: "impact-report",
    publishedOn: "2024-06-20",
    ...firstVersion,
  },
  {
    id: "governance-documents",
    title: { en: "Governance Documents", nl: "Bestuursdocumenten", ar: "وثائق الحوكمة" },
    description: {
      en: "The board, its duties and pay, the policy plan, the code of conduct and the complaints procedure.",
      nl: "Het bestuur, zijn taken en beloning, het beleidsplan, de gedragscode en de klachtenregeling.",
      ar: "مجلس الإدارة ومهامه وسياسة الأجور والمكافآت وخطة العمل ومدونة السلوك وإجراءات الشكاوى.",
    },
    category: "GOVERNANCE",
    year: null,
    generated: "governance",
    publishedOn: "2024-02-01",
    ...firstVersion,
  },
];
