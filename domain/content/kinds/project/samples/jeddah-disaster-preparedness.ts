import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Project } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const jeddahDisasterPreparedness = (today: string): Project => ({
  id: "jeddah-disaster-preparedness",
  title: {
    en: "Jeddah Disaster Preparedness",
    nl: "Rampenvoorbereiding Djedda",
    ar: "الاستعداد للكوارث في جدة",
  },
  shortTitle: {
    en: "Jeddah Disaster Preparedness",
    nl: "Rampenvoorbereiding Djedda",
    ar: "الاستعداد للكوارث في جدة",
  },
  description: {
    en: "Flood training and emergency kits for households in the low-lying districts of Jeddah, with a licensed local partner.",
    nl: "Overstromingstraining en noodpakketten voor huishoudens in de laaggelegen wijken van Djedda, met een lokale partner met vergunning.",
    ar: "تدريب على مواجهة السيول وحقائب طوارئ لأسر الأحياء المنخفضة في جدة، مع شريك محلي مرخَّص.",
  },
  body,
  programId: "disaster",
  countryCode: "SA",
  city: { en: "Jeddah", nl: "Djedda", ar: "جدة" },
  coordinates: { lon: 39.19, lat: 21.49 },
  status: "ACTIVE",
  trackStatus: null,
  budgetCents: asCents(7_500_000),
  budgetLines: [
    { label: { en: "Emergency kits", nl: "Noodpakketten", ar: "حقائب الطوارئ" }, cents: asCents(2_900_000) },
    {
      label: { en: "Training courses", nl: "Trainingen", ar: "الدورات التدريبية" },
      cents: asCents(2_600_000),
    },
    {
      label: {
        en: "Flood drills and warning boards",
        nl: "Oefeningen en waarschuwingsborden",
        ar: "تمارين السيول ولوحات التحذير",
      },
      cents: asCents(1_200_000),
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
    en: "of households know their way out and have a kit, three months after training",
    nl: "van de huishoudens kent drie maanden na de training de vluchtroute en heeft een pakket",
    ar: "من الأسر تعرف طريق الإخلاء ولديها حقيبة بعد ثلاثة أشهر من التدريب",
  },
  startsOn: `${yearOf(today) - 5}-11-01`,
  endsOn: `${yearOf(today) + 1}-04-30`,
  updatedOn: addDays(today, -19),
  sdgTags: [11, 13],
  sectorCode: "74020",
  featured: false,
  cover: null,
  partnerId: "jeddah-readiness-association",
  updates: [
    {
      on: addDays(today, -19),
      title: { en: "Kit number 420", nl: "Pakket nummer 420", ar: "الحقيبة رقم 420" },
      text: {
        en: "All kits bought so far have been handed out. On home visits 87 of 100 were complete; missing were mostly the batteries, which had moved into toys.",
        nl: "Alle pakketten die tot nu toe zijn gekocht, zijn uitgedeeld. Bij huisbezoeken waren er 87 van de 100 compleet; wat ontbrak waren vooral de batterijen, die in speelgoed waren beland.",
        ar: "وُزعت جميع الحقائب التي اشتُريت حتى الآن. وفي الزيارات المنزلية كانت 87 من كل 100 حقيبة كاملة، وكان أكثر ما ينقصها البطاريات التي انتقلت إلى ألعاب الأطفال.",
      },
    },
    {
      on: addDays(today, -88),
      title: { en: "A drill with the school", nl: "Een oefening met de school", ar: "تمرين مع المدرسة" },
      text: {
        en: "Civil defense led, 210 pupils and 30 parents took part. The way to the assembly point took eleven minutes instead of the planned six, so a second gate will be opened.",
        nl: "De civiele bescherming had de leiding, 210 leerlingen en 30 ouders deden mee. De weg naar het verzamelpunt duurde elf minuten in plaats van zes; daarom komt er een tweede poort.",
        ar: "قاد الدفاع المدني التمرين وشارك فيه 210 تلاميذ و30 من أولياء الأمور. واستغرق الوصول إلى نقطة التجمع إحدى عشرة دقيقة بدلًا من ست، ولذلك ستُفتح بوابة ثانية.",
      },
    },
  ],
});

const body = prose(
  {
    en: "Rain is rare in Jeddah, and when it comes it comes all at once. In the low-lying districts a street can be knee-deep in water within an hour. Most people know the floods of past years; few know which way to go.",
    nl: "Regen is zeldzaam in Djedda, en als het regent, komt alles tegelijk. In de laaggelegen wijken staat een straat binnen een uur kniehoog onder water. De meeste mensen kennen de overstromingen van vroeger; weinigen weten welke kant ze op moeten.",
    ar: "المطر نادر في جدة، لكنه حين يأتي يأتي دفعة واحدة. وفي الأحياء المنخفضة قد يبلغ الماء الركبة في الشارع خلال ساعة. يتذكر معظم الناس سيول الأعوام الماضية، لكن قليلين يعرفون أي طريق يسلكون.",
  },
  {
    en: "Our partner gives courses of two evenings, in mosques, schools and homes: first aid, electricity and water, and the way out, walked together. Each household gets a bag with a lamp, a radio, water tablets, a first-aid set and a waterproof folder for papers.",
    nl: "Onze partner geeft cursussen van twee avonden, in moskeeën, scholen en huizen: eerste hulp, elektriciteit en water, en de vluchtroute, die samen wordt gelopen. Elk huishouden krijgt een tas met een lamp, een radio, waterzuiveringstabletten, een verbanddoos en een waterdichte map voor papieren.",
    ar: "يقدم شريكنا دورات من أمسيتين في المساجد والمدارس والبيوت: الإسعافات الأولية، والتعامل مع الكهرباء والماء، وطريق الخروج الذي يسيره الجميع معًا. وتتسلم كل أسرة حقيبة فيها مصباح ومذياع وأقراص لتنقية الماء وعدة إسعاف وحافظة أوراق مقاومة للماء.",
  },
  {
    en: "Three months later a trainer calls at the door and asks two questions: where do you go, and where is the bag? Most could answer both. No money is collected in Saudi Arabia for this project; it is paid for by gifts received in the Netherlands.",
    nl: "Drie maanden later belt een trainer aan en stelt twee vragen: waar gaat u heen, en waar is de tas? De meesten hadden op beide een antwoord. In Saoedi-Arabië wordt voor dit project geen geld ingezameld; het wordt betaald uit giften die in Nederland zijn ontvangen.",
    ar: "وبعد ثلاثة أشهر يطرق المدرب الباب ويسأل سؤالين: إلى أين تذهبون؟ وأين الحقيبة؟ وقد أجاب معظمهم عن السؤالين. ولا تُجمع لهذا المشروع أي أموال في المملكة العربية السعودية، بل يموَّل من تبرعات تُستلم في هولندا.",
  },
);
