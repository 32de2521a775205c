import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { prose } from "../../../localized.ts";
import type { Campaign } from "../schema.ts";

export const aVetOnTheRoad = (today: string): Campaign => ({
  id: "a-vet-on-the-road",
  title: { en: "A vet on the road", nl: "Een dierenarts op wielen", ar: "طبيب بيطري متنقل" },
  description: {
    en: "A van with a vet for people who love their animal and cannot pay the bill.",
    nl: "Een busje met een dierenarts, voor mensen die van hun dier houden en de rekening niet kunnen betalen.",
    ar: "سيارة فيها طبيب بيطري لمن يحبون حيواناتهم ولا يقدرون على دفع الفاتورة.",
  },
  body: prose(
    {
      en: "Shelters in three Dutch cities told us the same thing: a third of the animals brought in are loved, but ill, and their owners have run out of money. A vet who comes to the neighborhood twice a month can prevent that.",
      nl: "Opvangcentra in drie Nederlandse steden vertelden ons hetzelfde: een derde van de gebrachte dieren is geliefd maar ziek, en het geld van de eigenaar is op. Een dierenarts die twee keer per maand in de wijk komt, kan dat voorkomen.",
      ar: "أخبرتنا ملاجئ في ثلاث مدن هولندية بالأمر نفسه: ثلث الحيوانات التي تصل إليها محبوبة لكنها مريضة، ولم يعد لدى أصحابها مال. وطبيب بيطري يأتي إلى الحي مرتين في الشهر يستطيع أن يمنع ذلك.",
    },
    {
      en: "The van is lent to us. The appeal pays for a year of medicines, vaccines, fuel and the vet's hours.",
      nl: "Het busje krijgen wij in bruikleen. De actie betaalt een jaar lang medicijnen, vaccins, brandstof en de uren van de dierenarts.",
      ar: "السيارة معارة لنا، وتغطي الحملة تكلفة عام من الأدوية واللقاحات والوقود وساعات عمل الطبيب.",
    },
  ),
  goalCents: asCents(1_500_000),
  endsOn: addDays(today, 48),
  urgencyLevel: "ACTIVE",
  urgencyColor: "green",
  programId: "animals",
  projectId: null,
  countryCodes: ["NL"],
  zakatEligible: false,
  cover: null,
  cancelledOn: null,
  updates: [],
  beneficiaries: {
    en: "Pets, and their owners who cannot pay a vet, in three Dutch cities.",
    nl: "Huisdieren, en hun baasjes die geen dierenarts kunnen betalen, in drie Nederlandse steden.",
    ar: "حيوانات أليفة وأصحابها الذين لا يستطيعون دفع أجر الطبيب البيطري، في ثلاث مدن هولندية.",
  },
  commitment: { aboveGoal: "PROJECT", belowGoal: "OFFER_BACK", late: "CAMPAIGN", cancelled: "OFFER_BACK" },
  otherProjectId: "animal-rescue-center-uae",
});
