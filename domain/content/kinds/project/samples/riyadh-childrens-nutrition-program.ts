import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Project } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const riyadhChildrensNutritionProgram = (today: string): Project => ({
  id: "riyadh-childrens-nutrition-program",
  title: {
    en: "Riyadh Children's Nutrition Program",
    nl: "Voedingsprogramma voor kinderen in Riyad",
    ar: "برنامج تغذية الأطفال في الرياض",
  },
  shortTitle: {
    en: "Riyadh Children's Nutrition",
    nl: "Kindervoeding Riyad",
    ar: "تغذية الأطفال في الرياض",
  },
  description: {
    en: "A school kitchen that gives children a cooked meal on every school day, and cooking courses for their families.",
    nl: "Een schoolkeuken die kinderen elke schooldag een warme maaltijd geeft, en kooklessen voor hun gezinnen.",
    ar: "مطبخ مدرسي يقدم للأطفال وجبة مطبوخة في كل يوم دراسي، ودورات طهي لأسرهم.",
  },
  body,
  programId: "children",
  countryCode: "SA",
  city: { en: "Riyadh", nl: "Riyad", ar: "الرياض" },
  coordinates: { lon: 46.68, lat: 24.71 },
  status: "ACTIVE",
  trackStatus: "STARTING",
  budgetCents: asCents(8_000_000),
  budgetLines: [
    {
      label: { en: "Ingredients and meals", nl: "Ingrediënten en maaltijden", ar: "المكونات والوجبات" },
      cents: asCents(4_200_000),
    },
    {
      label: { en: "Kitchen equipment", nl: "Keukenuitrusting", ar: "تجهيزات المطبخ" },
      cents: asCents(1_600_000),
    },
    {
      label: { en: "Cooking courses for families", nl: "Kooklessen voor gezinnen", ar: "دورات الطهي للأسر" },
      cents: asCents(900_000),
    },
    {
      label: {
        en: "Dietitian and health checks",
        nl: "Diëtist en gezondheidscontroles",
        ar: "أخصائية التغذية والفحوص الصحية",
      },
      cents: asCents(800_000),
    },
    {
      label: {
        en: "Coordination and reporting",
        nl: "Coördinatie en verantwoording",
        ar: "التنسيق وإعداد التقارير",
      },
      cents: asCents(500_000),
    },
  ],
  successMetric: {
    en: "of the children eat the meal on every school day",
    nl: "van de kinderen eet elke schooldag mee",
    ar: "من الأطفال يتناولون الوجبة في كل يوم دراسي",
  },
  startsOn: `${yearOf(today) - 1}-09-01`,
  endsOn: `${yearOf(today) + 1}-06-30`,
  updatedOn: addDays(today, -3),
  sdgTags: [2, 3],
  sectorCode: "12240",
  featured: true,
  cover: null,
  partnerId: "riyadh-food-and-care",
  updates: [
    {
      on: addDays(today, -3),
      title: { en: "450 plates a day", nl: "450 borden per dag", ar: "450 طبقًا في اليوم" },
      text: {
        en: "All classes of the first school now eat from the new kitchen. The second school follows once its dining hall has been inspected.",
        nl: "Alle klassen van de eerste school eten nu uit de nieuwe keuken. De tweede school volgt zodra de eetzaal is gekeurd.",
        ar: "تتناول جميع صفوف المدرسة الأولى وجباتها الآن من المطبخ الجديد. وتلحق بها المدرسة الثانية بعد فحص قاعة الطعام فيها.",
      },
    },
    {
      on: addDays(today, -39),
      title: { en: "Less rice, more lentils", nl: "Minder rijst, meer linzen", ar: "أرز أقل وعدس أكثر" },
      text: {
        en: "The dietitian weighed what came back on the plates. The menu changed: smaller portions of rice, more lentils and fruit. The waste fell by a third within a month.",
        nl: "De diëtist woog wat er op de borden overbleef. Het menu veranderde: minder rijst, meer linzen en fruit. Binnen een maand was er een derde minder afval.",
        ar: "وزنت أخصائية التغذية ما يبقى في الأطباق، فتغيرت القائمة: حصص أصغر من الأرز وعدس وفاكهة أكثر. وانخفض الهدر بمقدار الثلث خلال شهر.",
      },
    },
    {
      on: addDays(today, -96),
      title: {
        en: "The kitchen passed its inspection",
        nl: "De keuken is goedgekeurd",
        ar: "المطبخ اجتاز التفتيش",
      },
      text: {
        en: "The inspection came seven weeks later than planned because a cold room had to be replaced under guarantee. It cost us time, not money.",
        nl: "De keuring kwam zeven weken later dan gepland, omdat een koelcel onder garantie moest worden vervangen. Dat kostte tijd, geen geld.",
        ar: "تأخر التفتيش سبعة أسابيع عن الموعد لأن غرفة التبريد استُبدلت بموجب الضمان. كلّفنا ذلك وقتًا لا مالًا.",
      },
    },
  ],
});

const body = prose(
  {
    en: "The school's teachers raised it first: children who fell asleep in the third lesson, children who kept half of their bread for a little brother. Together with our licensed local partner we built a kitchen in the school itself, so that the food is warm and the cooks know the children by name.",
    nl: "De leerkrachten begonnen erover: kinderen die in het derde uur in slaap vielen, kinderen die hun halve boterham voor een broertje bewaarden. Samen met onze lokale partner met vergunning bouwden wij een keuken in de school zelf, zodat het eten warm is en de koks de kinderen bij naam kennen.",
    ar: "كان المعلمون أول من نبّه إلى الأمر: أطفال يغلبهم النوم في الحصة الثالثة، وأطفال يحتفظون بنصف خبزهم لأخ صغير. فأقمنا مع شريكنا المحلي المرخَّص مطبخًا داخل المدرسة نفسها، ليصل الطعام دافئًا ويعرف الطهاة الأطفال بأسمائهم.",
  },
  {
    en: "Every child in the school eats, so that nobody has to show who needs it. In the evening the same kitchen is a classroom: families cook affordable, healthy meals together in courses of six weeks. Sixty families have finished one.",
    nl: "Alle kinderen van de school eten mee, zodat niemand hoeft te laten zien wie het nodig heeft. 's Avonds is de keuken een leslokaal: gezinnen koken samen gezonde, betaalbare maaltijden, in cursussen van zes weken. Zestig gezinnen hebben er een afgerond.",
    ar: "ويأكل كل طفل في المدرسة كي لا يضطر أحد إلى إظهار حاجته. وفي المساء يتحول المطبخ نفسه إلى قاعة درس: تطهو الأسر معًا وجبات صحية ميسورة التكلفة في دورات تستمر ستة أسابيع، وقد أتمّت ستون أسرة دورتها.",
  },
  {
    en: "The project is at its start. The money spent so far went mainly into the kitchen and the first months of meals; most of the budget is still waiting for the meals ahead. The school and the partner carry part of the cost of each meal. No money is collected in Saudi Arabia for it.",
    nl: "Het project staat aan het begin. Het geld dat is uitgegeven ging vooral naar de keuken en de eerste maanden maaltijden; het grootste deel van het budget is nog bestemd voor de maaltijden die komen. De school en de partner dragen een deel van de kosten van elke maaltijd. In Saoedi-Arabië wordt er geen geld voor ingezameld.",
    ar: "والمشروع في بدايته: فما أُنفق حتى الآن ذهب معظمه إلى المطبخ وأشهر الوجبات الأولى، وما زال الجزء الأكبر من الموازنة مخصصًا للوجبات المقبلة. وتتحمل المدرسة والشريك جزءًا من تكلفة كل وجبة. ولا تُجمع له أي أموال في المملكة العربية السعودية.",
  },
);
