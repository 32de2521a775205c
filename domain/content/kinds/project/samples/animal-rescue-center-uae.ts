import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Project } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const animalRescueCenterUae = (today: string): Project => ({
  id: "animal-rescue-center-uae",
  title: {
    en: "Animal Rescue Center UAE",
    nl: "Dierenopvangcentrum VAE",
    ar: "مركز إنقاذ الحيوانات في الإمارات",
  },
  shortTitle: {
    en: "Animal Rescue Center UAE",
    nl: "Dierenopvangcentrum VAE",
    ar: "مركز إنقاذ الحيوانات في الإمارات",
  },
  description: {
    en: "A shelter near Abu Dhabi with cool pens and a treatment room, now run by our partner without our money.",
    nl: "Een opvang bij Abu Dhabi met koele hokken en een behandelkamer, die nu zonder ons geld door onze partner wordt beheerd.",
    ar: "ملجأ قرب أبوظبي بحظائر مبرَّدة وغرفة علاج، يديره شريكنا الآن دون تمويل منا.",
  },
  body,
  programId: "animals",
  countryCode: "AE",
  city: { en: "Abu Dhabi", nl: "Abu Dhabi", ar: "أبوظبي" },
  coordinates: { lon: 54.37, lat: 24.45 },
  status: "COMPLETED",
  trackStatus: null,
  budgetCents: asCents(4_000_000),
  budgetLines: [
    {
      label: { en: "Veterinary care", nl: "Diergeneeskundige zorg", ar: "الرعاية البيطرية" },
      cents: asCents(1_550_000),
    },
    {
      label: { en: "Building the pens", nl: "Bouw van de hokken", ar: "بناء الحظائر" },
      cents: asCents(1_300_000),
    },
    { label: { en: "Feed", nl: "Voer", ar: "الأعلاف" }, cents: asCents(550_000) },
    {
      label: { en: "Adoption and chips", nl: "Adoptie en chips", ar: "التبنّي والشرائح" },
      cents: asCents(350_000),
    },
    {
      label: {
        en: "Coordination and reporting",
        nl: "Coördinatie en verantwoording",
        ar: "التنسيق وإعداد التقارير",
      },
      cents: asCents(250_000),
    },
  ],
  successMetric: {
    en: "of the rescued animals found a new home",
    nl: "van de geredde dieren vond een nieuw thuis",
    ar: "من الحيوانات التي أُنقذت وجدت بيتًا جديدًا",
  },
  startsOn: `${yearOf(today) - 4}-02-01`,
  endsOn: `${yearOf(today) - 1}-09-30`,
  updatedOn: addDays(today, -68),
  sdgTags: [15],
  sectorCode: "41030",
  featured: false,
  cover: null,
  partnerId: "desert-paws-shelter",
  updates: [
    {
      on: addDays(today, -68),
      title: {
        en: "The last invoice is paid",
        nl: "De laatste rekening is betaald",
        ar: "سُدّدت آخر فاتورة",
      },
      text: {
        en: "The full budget of 40,000 euros has been spent and the final report approved by the board. The shelter continues on adoption fees and local support.",
        nl: "Het hele budget van 40.000 euro is besteed en het bestuur heeft het eindverslag goedgekeurd. De opvang gaat verder met adoptiegeld en lokale steun.",
        ar: "أُنفقت الموازنة كاملة وقدرها 40,000 يورو، واعتمد مجلس الإدارة التقرير النهائي. ويواصل الملجأ عمله برسوم التبنّي والدعم المحلي.",
      },
    },
    {
      on: addDays(today, -160),
      title: { en: "The old and the shy", nl: "De oude en de schuwe dieren", ar: "المسنّة والخجولة" },
      text: {
        en: "One in five animals has not found a home: mostly old dogs and shy cats. They stay at the shelter for as long as they live.",
        nl: "Eén op de vijf dieren heeft geen thuis gevonden: vooral oude honden en schuwe katten. Zij blijven in de opvang zolang ze leven.",
        ar: "حيوان من كل خمسة لم يجد بيتًا، ومعظمها كلاب مسنّة وقطط خجولة. وستبقى في الملجأ ما دامت على قيد الحياة.",
      },
    },
  ],
});

const body = prose(
  {
    en: "In summer the ground near Abu Dhabi becomes too hot to walk on. Animals that are left behind then do not live long. With a partner who already ran a small shelter we built pens with shade and cooling, and a room where a vet can operate.",
    nl: "In de zomer wordt de grond bij Abu Dhabi te heet om op te lopen. Achtergelaten dieren leven dan niet lang. Met een partner die al een kleine opvang had, bouwden wij hokken met schaduw en koeling, en een ruimte waar een dierenarts kan opereren.",
    ar: "في الصيف تصبح الأرض قرب أبوظبي أشد حرارة من أن يُمشى عليها، فلا تعيش الحيوانات المتروكة طويلًا. ومع شريك كان يدير ملجأ صغيرًا بنينا حظائر مظللة ومبرَّدة وغرفة يستطيع الطبيب البيطري أن يُجري فيها العمليات.",
  },
  {
    en: "Cats and dogs came in, and others too, among them a very old tortoise. Most of them now live with people who were visited first and called afterward.",
    nl: "Er kwamen katten en honden binnen, en ook andere dieren, waaronder een heel oude schildpad. De meeste wonen nu bij mensen die vooraf bezocht en achteraf gebeld zijn.",
    ar: "واستقبل المركز قططًا وكلابًا وحيوانات أخرى، بينها سلحفاة طاعنة في السن. ويعيش معظمها اليوم مع أناس زرناهم قبل التبنّي واتصلنا بهم بعده.",
  },
  {
    en: "This project is finished, and that was the plan. We paid for the building and the expensive first years; the partner carries the running costs. If you would like to help animals now, our animal welfare program shows what is open.",
    nl: "Dit project is klaar, en zo was het bedoeld. Wij betaalden de bouw en de dure eerste jaren; de partner draagt de lopende kosten. Wilt u nu dieren helpen, dan ziet u bij ons programma Dierenwelzijn wat er openstaat.",
    ar: "اكتمل هذا المشروع كما خططنا له: تحملنا تكلفة البناء والأعوام الأولى الباهظة، ويتحمل الشريك تكاليف التشغيل. وإذا رغبتم في مساعدة الحيوانات الآن، فستجدون في برنامج الرفق بالحيوان ما هو متاح.",
  },
);
