import { addDays } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Project } from "../schema.ts";
import { prose } from "../../../localized.ts";

const monthsUntilOpening = 4;
const monthsOfSupport = 24;

export const rotterdamEmergencyHousing = (today: string): Project => ({
  id: "rotterdam-emergency-housing",
  title: {
    en: "Rotterdam Emergency Housing",
    nl: "Noodopvang Rotterdam",
    ar: "سكن الطوارئ في روتردام",
  },
  shortTitle: {
    en: "Rotterdam Emergency Housing",
    nl: "Noodopvang Rotterdam",
    ar: "سكن الطوارئ في روتردام",
  },
  description: {
    en: "Forty beds for families who lose their home overnight, with a support worker until they have a lasting place. Planned.",
    nl: "Veertig bedden voor gezinnen die van de ene dag op de andere hun huis kwijt zijn, met een begeleider tot er een vaste plek is. Gepland.",
    ar: "أربعون سريرًا لأسر تفقد بيوتها بين ليلة وضحاها، مع مرافق اجتماعي حتى تجد مسكنًا دائمًا. مشروع مخطط له.",
  },
  body,
  programId: "disaster",
  countryCode: "NL",
  city: { en: "Rotterdam", nl: "Rotterdam", ar: "روتردام" },
  coordinates: { lon: 4.48, lat: 51.92 },
  status: "PLANNED",
  trackStatus: null,
  budgetCents: asCents(12_000_000),
  budgetLines: [
    {
      label: { en: "Rent and fitting out", nl: "Huur en inrichting", ar: "الإيجار والتجهيز" },
      cents: asCents(4_800_000),
    },
    {
      label: { en: "Support workers", nl: "Begeleiders", ar: "المرافقون الاجتماعيون" },
      cents: asCents(3_600_000),
    },
    {
      label: { en: "Furniture and bedding", nl: "Meubels en beddengoed", ar: "الأثاث والفُرُش" },
      cents: asCents(1_700_000),
    },
    {
      label: { en: "Meals and household", nl: "Maaltijden en huishouden", ar: "الوجبات ومستلزمات المنزل" },
      cents: asCents(1_100_000),
    },
    {
      label: {
        en: "Coordination and reporting",
        nl: "Coördinatie en verantwoording",
        ar: "التنسيق وإعداد التقارير",
      },
      cents: asCents(800_000),
    },
  ],
  successMetric: {
    en: "aim: families with a lasting home within six months",
    nl: "streven: gezinnen met een vaste woning binnen zes maanden",
    ar: "الهدف: أسر تجد سكنًا دائمًا خلال ستة أشهر",
  },
  startsOn: firstOfMonth(today, monthsUntilOpening),
  endsOn: firstOfMonth(today, monthsUntilOpening + monthsOfSupport),
  updatedOn: addDays(today, -14),
  sdgTags: [1, 11],
  sectorCode: "16040",
  featured: false,
  cover: null,
  partnerId: "brugwijk-neighborhood-centers",
  updates: [
    {
      on: addDays(today, -14),
      title: { en: "The building is chosen", nl: "Het gebouw is gekozen", ar: "اختير المبنى" },
      text: {
        en: "A former school in Rotterdam-Zuid fits best: twelve rooms, a kitchen and a yard. We sign the lease as soon as the appeal for the rooms has reached its goal.",
        nl: "Een voormalige school in Rotterdam-Zuid past het best: twaalf kamers, een keuken en een plein. Wij tekenen het huurcontract zodra de actie voor de kamers het doelbedrag heeft gehaald.",
        ar: "مدرسة سابقة في جنوب روتردام هي الأنسب: اثنتا عشرة غرفة ومطبخ وساحة. وسنوقع عقد الإيجار حالما تبلغ حملة تجهيز الغرف هدفها.",
      },
    },
    {
      on: addDays(today, -73),
      title: { en: "Talks with the neighbors", nl: "In gesprek met de buurt", ar: "لقاء مع الجيران" },
      text: {
        en: "Sixty people came to the first evening in the community center. Their main wish, a fixed telephone number that is answered day and night, is now part of the plan.",
        nl: "Zestig mensen kwamen naar de eerste avond in het buurthuis. Hun belangrijkste wens, een vast telefoonnummer dat dag en nacht wordt opgenomen, staat nu in het plan.",
        ar: "حضر ستون شخصًا اللقاء الأول في مركز الحي. وأصبح مطلبهم الأهم، وهو رقم هاتف يُردّ عليه ليلًا ونهارًا، جزءًا من الخطة.",
      },
    },
  ],
});

const body = prose(
  {
    en: "A fire in the stairwell, a boiler that gives off carbon monoxide, a landlord who vanishes: each year families in Rotterdam are on the street from one hour to the next. The city finds them a hotel for a few nights. After that it becomes difficult, above all for those with children, no savings and no relatives nearby.",
    nl: "Brand in het trappenhuis, een ketel die koolmonoxide lekt, een huisbaas die verdwijnt: elk jaar staan er in Rotterdam gezinnen van het ene op het andere uur op straat. De gemeente vindt een hotel voor een paar nachten. Daarna wordt het moeilijk, vooral voor wie kinderen heeft, geen spaargeld en geen familie in de buurt.",
    ar: "حريق في بيت الدرج، أو سخان يتسرب منه أول أكسيد الكربون، أو مالك يختفي: في كل عام تجد أسر في روتردام نفسها في الشارع بين ساعة وأخرى. توفر لها البلدية فندقًا لبضع ليال، ثم يصعب الأمر، ولا سيما على من لديه أطفال وليست لديه مدخرات ولا أقارب قريبون.",
  },
  {
    en: "We want to offer forty beds in twelve family rooms, for a stay of up to six months. Each family has one support worker who helps with insurance, school, debts and the search for a home. Families cook for themselves and keep their own key.",
    nl: "Wij willen veertig bedden bieden in twaalf gezinskamers, voor een verblijf van maximaal zes maanden. Elk gezin heeft één begeleider die helpt met verzekering, school, schulden en het zoeken naar een woning. Gezinnen koken zelf en houden hun eigen sleutel.",
    ar: "نريد أن نوفر أربعين سريرًا في اثنتي عشرة غرفة عائلية لإقامة تصل إلى ستة أشهر. ولكل أسرة مرافق واحد يساعدها في أمور التأمين والمدرسة والديون والبحث عن بيت. وتطهو الأسر طعامها بنفسها وتحتفظ بمفتاحها.",
  },
  {
    en: "Nothing has been spent yet. The figures on this page are aims for two years. If the first year cannot be funded, the house will not open, and we will ask every donor of the appeal whether to return the gift or use it for other emergency help.",
    nl: "Er is nog niets uitgegeven. De cijfers op deze pagina zijn doelen voor twee jaar. Lukt het niet het eerste jaar te betalen, dan gaat het huis niet open en vragen wij elke donateur van de actie of wij de gift terugbetalen of voor andere noodhulp gebruiken.",
    ar: "لم يُنفق شيء بعد، والأرقام في هذه الصفحة أهداف لعامين. وإذا تعذر تمويل العام الأول فلن يُفتح البيت، وسنسأل كل متبرع للحملة: هل نرد تبرعه أم نستخدمه في مساعدة طارئة أخرى.",
  },
);
