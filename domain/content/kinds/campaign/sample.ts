import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { aVetOnTheRoad } from "./samples/a-vet-on-the-road.ts";
import type { Campaign } from "./schema.ts";
import { prose } from "../../localized.ts";

const fresh = { cover: null, otherProjectId: null, cancelledOn: null, updates: [] };

/** Campaigns that end some days from today, so that the sample always has open ones. */
export const campaigns = (today: string): Campaign[] => [
  {
    id: "a-safe-bed-in-rotterdam",
    title: { en: "A safe bed in Rotterdam", nl: "Een veilig bed in Rotterdam", ar: "سرير آمن في روتردام" },
    description: {
      en: "Twelve rooms for families who lost their home overnight. Help us furnish them before the doors open.",
      nl: "Twaalf kamers voor gezinnen die van de ene dag op de andere hun huis kwijt zijn. Help ons ze in te richten voordat de deuren opengaan.",
      ar: "اثنتا عشرة غرفة لأسر فقدت بيوتها بين ليلة وضحاها. ساعدونا في تجهيزها قبل أن تُفتح الأبواب.",
    },
    body: prose(
      {
        en: "This appeal pays for one thing: making twelve empty classrooms into rooms where a family can live for half a year. Walls, floors, beds, bedding, a table, a lock on the door.",
        nl: "Deze actie betaalt één ding: twaalf lege klaslokalen veranderen in kamers waar een gezin een half jaar kan wonen. Wanden, vloeren, bedden, beddengoed, een tafel, een slot op de deur.",
        ar: "تموّل هذه الحملة أمرًا واحدًا: تحويل اثني عشر فصلًا فارغًا إلى غرف تستطيع الأسرة أن تعيش فيها نصف عام. جدران وأرضيات وأسرّة وفُرُش وطاولة وقفل للباب.",
      },
      {
        en: "It is part of the project Rotterdam Emergency Housing. If the house cannot open, we ask every donor whether to return the gift or use it for other emergency help.",
        nl: "De actie hoort bij het project Noodopvang Rotterdam. Kan het huis niet opengaan, dan vragen wij elke donateur of wij de gift terugbetalen of voor andere noodhulp gebruiken.",
        ar: "وهي جزء من مشروع سكن الطوارئ في روتردام. وإذا تعذر فتح البيت سألنا كل متبرع: هل نرد تبرعه أم نستخدمه في مساعدة طارئة أخرى.",
      },
    ),
    goalCents: asCents(4_500_000),
    endsOn: addDays(today, 12),
    urgencyLevel: "URGENT",
    urgencyColor: "red",
    programId: "disaster",
    projectId: "rotterdam-emergency-housing",
    countryCodes: ["NL"],
    zakatEligible: true,
    ...fresh,
    beneficiaries: {
      en: "Twelve families at a time, about fifty people, most of them with children under twelve.",
      nl: "Twaalf gezinnen tegelijk, ongeveer vijftig mensen, de meeste met kinderen onder de twaalf.",
      ar: "اثنتا عشرة أسرة في وقت واحد، نحو خمسين شخصًا، ومعظمها لديها أطفال دون الثانية عشرة.",
    },
    commitment: { aboveGoal: "PROGRAM", belowGoal: "CAMPAIGN", late: "CAMPAIGN", cancelled: "OFFER_BACK" },
  },
  {
    id: "a-meal-every-school-day",
    title: {
      en: "A meal on every school day",
      nl: "Elke schooldag een maaltijd",
      ar: "وجبة في كل يوم دراسي",
    },
    description: {
      en: "The kitchen in Riyadh is running. Thirty thousand meals for its first full term still have to be paid for.",
      nl: "De keuken in Riyad draait. Dertigduizend maaltijden voor het eerste volledige semester moeten nog worden betaald.",
      ar: "المطبخ في الرياض يعمل، وما زالت تكلفة ثلاثين ألف وجبة لفصله الدراسي الكامل الأول تنتظر من يغطيها.",
    },
    body: prose(
      {
        en: "A cooked meal costs us about one euro: lentils, rice, vegetables, fruit and the cook's time.",
        nl: "Een warme maaltijd kost ons ongeveer één euro: linzen, rijst, groente, fruit en de tijd van de kok.",
        ar: "تكلفنا الوجبة المطبوخة نحو يورو واحد: عدس وأرز وخضار وفاكهة ووقت الطاهي.",
      },
      {
        en: "The food is bought and cooked by our licensed partner in Riyadh. Gifts are received in the Netherlands; nothing is collected in Saudi Arabia. What comes in above the goal is used for the children program.",
        nl: "Onze partner met vergunning in Riyad koopt en kookt het eten. Giften worden in Nederland ontvangen; in Saoedi-Arabië wordt niets ingezameld. Wat boven het doel binnenkomt, gebruiken wij voor het programma Kinderen.",
        ar: "يشتري شريكنا المرخَّص في الرياض الطعام ويطهوه. ونتلقى التبرعات في هولندا، ولا يُجمع شيء في المملكة العربية السعودية. وما يزيد على الهدف يُنفق على برنامج الأطفال.",
      },
    ),
    goalCents: asCents(3_000_000),
    endsOn: addDays(today, 21),
    urgencyLevel: "CRITICAL",
    urgencyColor: "blue",
    programId: "children",
    projectId: "riyadh-childrens-nutrition-program",
    countryCodes: ["SA"],
    zakatEligible: true,
    ...fresh,
    beneficiaries: {
      en: "Children at five primary schools in Riyadh who often come to school without breakfast.",
      nl: "Kinderen op vijf basisscholen in Riyad die vaak zonder ontbijt op school komen.",
      ar: "أطفال في خمس مدارس ابتدائية في الرياض يأتون كثيرًا إلى المدرسة بلا فطور.",
    },
    commitment: { aboveGoal: "PROGRAM", belowGoal: "CAMPAIGN", late: "CAMPAIGN", cancelled: "PROGRAM" },
  },
  {
    id: "company-for-older-people",
    title: { en: "Company for older people", nl: "Gezelschap voor ouderen", ar: "صحبة لكبار السن" },
    description: {
      en: "Train and guide fifty new visitors in Amsterdam and Rotterdam, so that fifty people no longer sit alone all week.",
      nl: "Vijftig nieuwe bezoekvrijwilligers opleiden en begeleiden in Amsterdam en Rotterdam, zodat vijftig mensen niet meer de hele week alleen zitten.",
      ar: "تدريب خمسين زائرًا جديدًا ومرافقتهم في أمستردام وروتردام، كي لا يبقى خمسون شخصًا وحدهم طوال الأسبوع.",
    },
    body: prose(
      {
        en: "The older people on our waiting list ask for nothing more than a regular visit. Volunteers are found quickly; what costs money is choosing them carefully, training them and being there when a visit turns out to be difficult.",
        nl: "Op onze wachtlijst staan ouderen die niets anders vragen dan vast bezoek. Vrijwilligers zijn snel gevonden; wat geld kost, is ze zorgvuldig kiezen, ze opleiden en er zijn als een bezoek moeilijk blijkt.",
        ar: "على قائمة الانتظار لدينا كبار سن لا يطلبون سوى زيارة منتظمة. والعثور على المتطوعين سهل، أما ما يكلف المال فهو حسن اختيارهم وتدريبهم والوقوف إلى جانبهم حين تصعب الزيارة.",
      },
      {
        en: "In the first year we pay two training evenings, a certificate of conduct, travel expenses and a coordinator who calls every month.",
        nl: "In het eerste jaar betalen wij twee trainingsavonden, een VOG, reiskosten en een coördinator die elke maand belt.",
        ar: "ندفع في العام الأول تكلفة أمسيتين تدريبيتين وشهادة حسن السيرة والسلوك ونفقات التنقل ومنسق يتصل كل شهر.",
      },
    ),
    goalCents: asCents(2_000_000),
    endsOn: addDays(today, 34),
    urgencyLevel: "ACTIVE",
    urgencyColor: "green",
    programId: "elderly",
    projectId: null,
    countryCodes: ["NL"],
    zakatEligible: false,
    ...fresh,
    beneficiaries: {
      en: "Older people on our waiting list in Amsterdam and Rotterdam who live alone.",
      nl: "Ouderen op onze wachtlijst in Amsterdam en Rotterdam die alleen wonen.",
      ar: "كبار سن يعيشون وحدهم، على قائمة الانتظار لدينا في أمستردام وروتردام.",
    },
    commitment: { aboveGoal: "PROGRAM", belowGoal: "CAMPAIGN", late: "CAMPAIGN", cancelled: "PROGRAM" },
  },
  aVetOnTheRoad(today),
];
