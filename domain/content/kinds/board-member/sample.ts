import type { BoardMember } from "./schema.ts";

/** Fictional people, in order of office. */
export const boardMembers: BoardMember[] = [
  {
    id: "marijke-van-der-linden",
    name: { en: "Marijke van der Linden", nl: "Marijke van der Linden", ar: "ماريكه فان دير ليندن" },
    role: { en: "Chair", nl: "Voorzitter", ar: "رئيسة مجلس الإدارة" },
    about: {
      en: "Led a primary school in Amsterdam-Noord for eighteen years.",
      nl: "Leidde achttien jaar een basisschool in Amsterdam-Noord.",
      ar: "أدارت مدرسة ابتدائية في شمال أمستردام ثمانية عشر عامًا.",
    },
    since: 2019,
  },
  {
    id: "youssef-el-amrani",
    name: { en: "Youssef El Amrani", nl: "Youssef El Amrani", ar: "يوسف العمراني" },
    role: { en: "Treasurer", nl: "Penningmeester", ar: "أمين الصندوق" },
    about: {
      en: "Accountant. Answers every question about a figure on this site.",
      nl: "Accountant. Beantwoordt elke vraag over een cijfer op deze site.",
      ar: "محاسب قانوني، ويجيب عن كل سؤال يتعلق برقم منشور في هذا الموقع.",
    },
    since: 2021,
  },
  {
    id: "sanne-de-boer",
    name: { en: "Sanne de Boer", nl: "Sanne de Boer", ar: "سانه دي بور" },
    role: { en: "Secretary", nl: "Secretaris", ar: "أمينة السر" },
    about: {
      en: "Lawyer in non-profit law. Also our contact for complaints.",
      nl: "Jurist in het recht voor goede doelen. Ook ons aanspreekpunt voor klachten.",
      ar: "محامية متخصصة في قانون المنظمات غير الربحية، وهي أيضًا جهة الاتصال لدينا للشكاوى.",
    },
    since: 2020,
  },
  {
    id: "layla-haddad",
    name: { en: "Layla Haddad", nl: "Layla Haddad", ar: "ليلى حداد" },
    role: { en: "Member, health and care", nl: "Lid, zorg en gezondheid", ar: "عضوة، الصحة والرعاية" },
    about: {
      en: "Geriatric nurse. Visits the care projects twice a year.",
      nl: "Verpleegkundige in de ouderenzorg. Bezoekt de zorgprojecten twee keer per jaar.",
      ar: "ممرضة متخصصة في رعاية المسنين، تزور مشاريع الرعاية مرتين كل عام.",
    },
    since: 2022,
  },
  {
    id: "pieter-hoekstra",
    name: { en: "Pieter Hoekstra", nl: "Pieter Hoekstra", ar: "بيتر هوكسترا" },
    role: {
      en: "Member, animals and emergencies",
      nl: "Lid, dieren en noodhulp",
      ar: "عضو، الحيوانات والطوارئ",
    },
    about: {
      en: "Veterinarian and volunteer firefighter.",
      nl: "Dierenarts en vrijwillig brandweerman.",
      ar: "طبيب بيطري ورجل إطفاء متطوع.",
    },
    since: 2023,
  },
];
