import { yearOf } from "#domain/calendar/day.ts";
import type { Partner } from "./schema.ts";

/** Fictional organizations. Each says "sample" in its name or license. */
export const partners = (today: string): Partner[] => [
  {
    id: "al-wafa-senior-care",
    name: {
      en: "Al Wafa Senior Care (sample partner)",
      nl: "Al Wafa Ouderenzorg (voorbeeldpartner)",
      ar: "الوفاء لرعاية كبار السن (شريك وهمي)",
    },
    kind: "LOCAL",
    countryCode: "AE",
    licence: {
      number: "SAMPLE-AE-0117",
      authority: {
        en: "Licensing authority of Dubai (sample)",
        nl: "Vergunningverlener van Dubai (voorbeeld)",
        ar: "جهة الترخيص في دبي (مثال)",
      },
      validUntil: `${yearOf(today) + 2}-12-31`,
    },
    url: null,
    description: {
      en: "Employs the nurses and trains the visitors of the Dubai Senior Care Network.",
      nl: "Heeft de verpleegkundigen in dienst en leidt de bezoekvrijwilligers op van het Netwerk ouderenzorg Dubai.",
      ar: "يوظف الممرضات ويدرب الزوار في شبكة رعاية كبار السن في دبي.",
    },
  },
  {
    id: "desert-paws-shelter",
    name: {
      en: "Desert Paws Shelter (sample partner)",
      nl: "Opvang Desert Paws (voorbeeldpartner)",
      ar: "ملجأ ديزرت باوز (شريك وهمي)",
    },
    kind: "LOCAL",
    countryCode: "AE",
    licence: {
      number: "SAMPLE-AE-0204",
      authority: {
        en: "Licensing authority of Abu Dhabi (sample)",
        nl: "Vergunningverlener van Abu Dhabi (voorbeeld)",
        ar: "جهة الترخيص في أبوظبي (مثال)",
      },
      validUntil: `${yearOf(today) + 1}-06-30`,
    },
    url: null,
    description: {
      en: "Runs the animal shelter near Abu Dhabi that our project built and equipped.",
      nl: "Beheert de dierenopvang bij Abu Dhabi die ons project heeft gebouwd en ingericht.",
      ar: "يدير ملجأ الحيوانات قرب أبوظبي الذي بناه مشروعنا وجهزه.",
    },
  },
  {
    id: "riyadh-food-and-care",
    name: {
      en: "Riyadh Food and Care Association (sample partner)",
      nl: "Vereniging Voeding en Zorg Riyad (voorbeeldpartner)",
      ar: "جمعية الغذاء والرعاية بالرياض (شريك وهمي)",
    },
    kind: "LOCAL",
    countryCode: "SA",
    licence: {
      number: "SAMPLE-SA-0331",
      authority: {
        en: "Licensing authority for the non-profit sector (sample)",
        nl: "Vergunningverlener voor de non-profitsector (voorbeeld)",
        ar: "جهة ترخيص القطاع غير الربحي (مثال)",
      },
      validUntil: `${yearOf(today) + 2}-03-31`,
    },
    url: null,
    description: {
      en: "Runs the school kitchen in Riyadh and gives the cooking courses for families.",
      nl: "Beheert de schoolkeuken in Riyad en geeft de kooklessen voor gezinnen.",
      ar: "تدير المطبخ المدرسي في الرياض وتقدم دورات الطهي للأسر.",
    },
  },
  {
    id: "jeddah-readiness-association",
    name: {
      en: "Jeddah Readiness Association (sample partner)",
      nl: "Vereniging Paraat Djedda (voorbeeldpartner)",
      ar: "جمعية الجاهزية بجدة (شريك وهمي)",
    },
    kind: "LOCAL",
    countryCode: "SA",
    licence: {
      number: "SAMPLE-SA-0452",
      authority: {
        en: "Licensing authority for the non-profit sector (sample)",
        nl: "Vergunningverlener voor de non-profitsector (voorbeeld)",
        ar: "جهة ترخيص القطاع غير الربحي (مثال)",
      },
      validUntil: `${yearOf(today) + 1}-12-31`,
    },
    url: null,
    description: {
      en: "Gives the flood training in Jeddah and hands out the emergency kits, together with civil defense.",
      nl: "Geeft de overstromingstraining in Djedda en deelt de noodpakketten uit, samen met de civiele bescherming.",
      ar: "تقدم تدريب مواجهة السيول في جدة وتوزع حقائب الطوارئ بالتعاون مع الدفاع المدني.",
    },
  },
  {
    id: "brugwijk-neighborhood-centers",
    name: {
      en: "Brugwijk Neighborhood Centers (sample partner)",
      nl: "Buurthuizen Brugwijk (voorbeeldpartner)",
      ar: "مراكز أحياء بروخفايك (شريك وهمي)",
    },
    kind: "LOCAL",
    countryCode: "NL",
    licence: null,
    url: null,
    description: {
      en: "Knows every street of Rotterdam-Zuid and prepares the emergency housing with us.",
      nl: "Kent elke straat van Rotterdam-Zuid en bereidt samen met ons de noodopvang voor.",
      ar: "تعرف كل شارع في جنوب روتردام وتُعدّ معنا سكن الطوارئ.",
    },
  },
  {
    id: "nieuwe-kade-fund",
    name: {
      en: "Nieuwe Kade Fund (sample partner)",
      nl: "Fonds Nieuwe Kade (voorbeeldpartner)",
      ar: "صندوق نيوه كاده (شريك وهمي)",
    },
    kind: "FUNDER",
    countryCode: "NL",
    licence: null,
    url: null,
    description: {
      en: "Pays the rent of one of the three study rooms in Amsterdam.",
      nl: "Betaalt de huur van een van de drie studieruimtes in Amsterdam.",
      ar: "يدفع إيجار واحدة من قاعات الدراسة الثلاث في أمستردام.",
    },
  },
  {
    id: "terp-print",
    name: {
      en: "Terp Print (sample partner)",
      nl: "Drukkerij Terp (voorbeeldpartner)",
      ar: "مطبعة تيرب (شريك وهمي)",
    },
    kind: "COMPANY",
    countryCode: "NL",
    licence: null,
    url: null,
    description: {
      en: "Prints the course books and the annual report at cost.",
      nl: "Drukt de cursusboekjes en het jaarverslag tegen kostprijs.",
      ar: "تطبع كتيبات الدورات والتقرير السنوي بسعر التكلفة.",
    },
  },
  {
    id: "polder-institute",
    name: {
      en: "Polder Institute for Education (sample partner)",
      nl: "Polderinstituut voor Onderwijs (voorbeeldpartner)",
      ar: "معهد بولدر للتعليم (شريك وهمي)",
    },
    kind: "KNOWLEDGE",
    countryCode: "NL",
    licence: null,
    url: null,
    description: {
      en: "Checks once a year whether our figures about students mean what we say they mean.",
      nl: "Controleert eens per jaar of onze cijfers over leerlingen betekenen wat wij zeggen.",
      ar: "يتحقق مرة في العام من أن أرقامنا عن الطلاب تعني ما نقوله عنها.",
    },
  },
];
