import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { GiftPromise } from "./schema.ts";

/** Costs of last year, valid for a year, so that no sample promise has expired. */
export const promises = (today: string): GiftPromise[] => {
  const common = {
    unitCostCents: asCents(500),
    costFrom: addDays(today, -365),
    costTo: addDays(today, -1),
    documentId: "impact-report-2023",
    validUntil: `${yearOf(today) + 1}-12-31`,
  };
  return [
    {
      ...common,
      id: "meals",
      amountCents: asCents(2500),
      text: {
        en: "feeds {count} children for a week",
        nl: "geeft {count} kinderen een schoolweek lang een warme maaltijd",
        ar: "يوفر وجبة مدرسية يوميًا لـ{count} من الأطفال أسبوعًا دراسيًا",
      },
      shortText: {
        en: "feeds {count} children",
        nl: "eten voor {count} kinderen",
        ar: "وجبات لـ{count} من الأطفال",
      },
      projectId: "riyadh-childrens-nutrition-program",
      basis: {
        en: "Five school meals for one child: our share of the cost of a meal is one euro, the school and the partner pay the rest.",
        nl: "Vijf schoolmaaltijden voor één kind: ons deel van de kosten van een maaltijd is één euro, de school en de partner betalen de rest.",
        ar: "خمس وجبات مدرسية لطفل واحد: حصتنا من تكلفة الوجبة يورو واحد، وتتحمل المدرسة والشريك الباقي.",
      },
    },
    {
      ...common,
      id: "medical-supplies",
      amountCents: asCents(5000),
      text: {
        en: "gives medical supplies for {count} families",
        nl: "geeft medische benodigdheden aan {count} gezinnen",
        ar: "يوفر مستلزمات طبية لـ{count} من الأسر",
      },
      shortText: { en: "medical supplies", nl: "medische benodigdheden", ar: "مستلزمات طبية" },
      projectId: "jeddah-disaster-preparedness",
      basis: {
        en: "Dressings and disinfectant of one emergency kit, bought together for all families.",
        nl: "Verband en ontsmettingsmiddel voor één noodpakket, samen ingekocht voor alle gezinnen.",
        ar: "ضمادات ومطهر لحقيبة طوارئ واحدة، تُشترى معًا لجميع الأسر.",
      },
    },
    {
      ...common,
      id: "school-materials",
      amountCents: asCents(10_000),
      text: {
        en: "gives school materials for {count} students",
        nl: "geeft schoolspullen aan {count} leerlingen",
        ar: "يوفر لوازم مدرسية لـ{count} من الطلاب",
      },
      shortText: { en: "school materials", nl: "schoolspullen", ar: "لوازم مدرسية" },
      projectId: "amsterdam-youth-education-hub",
      basis: {
        en: "Notebooks, pens and a ruler for one student for one term.",
        nl: "Schriften, pennen en een liniaal voor één leerling voor één periode.",
        ar: "دفاتر وأقلام ومسطرة لطالب واحد لفصل دراسي واحد.",
      },
    },
  ];
};
