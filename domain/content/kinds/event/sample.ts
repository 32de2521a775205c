import { addDays } from "#domain/calendar/day.ts";
import { momentIn } from "#domain/calendar/moment-in.ts";
import type { ContentEvent } from "./schema.ts";
import { prose } from "../../localized.ts";

/** Four upcoming events and one past event, relative to today. Weekdays are never named. */
export const events = (today: string): ContentEvent[] => [
  {
    id: "volunteer-information-evening",
    title: {
      en: "Information evening for volunteers",
      nl: "Informatieavond voor vrijwilligers",
      ar: "أمسية تعريفية للمتطوعين",
    },
    description: {
      en: "One hour online: what volunteers do, how much time it takes, and all your questions.",
      nl: "Een uur online: wat vrijwilligers doen, hoeveel tijd het kost, en al uw vragen.",
      ar: "ساعة عبر الإنترنت: ماذا يفعل المتطوعون، وكم من الوقت يحتاجون، وكل أسئلتكم.",
    },
    body: prose(
      {
        en: "A tutor, a companion of an older person and a coordinator talk about an ordinary week. After that there is time for questions, also about the certificate of conduct. The evening is in English and Dutch; questions in Arabic are welcome.",
        nl: "Een huiswerkbegeleider, een maatje van een oudere en een coördinator vertellen over een gewone week. Daarna is er tijd voor vragen, ook over de VOG. De avond is in het Engels en het Nederlands; vragen in het Arabisch zijn welkom.",
        ar: "يتحدث معلم مساند ومرافق لأحد كبار السن ومنسق عن أسبوع عادي، ثم يتسع الوقت للأسئلة، ومنها ما يتعلق بشهادة حسن السيرة والسلوك. الأمسية بالإنجليزية والهولندية، ونرحب بالأسئلة بالعربية.",
      },
      {
        en: "You receive the link by email after registering. Nothing is recorded.",
        nl: "Na aanmelding ontvangt u de link per e-mail. Er wordt niets opgenomen.",
        ar: "يصلكم الرابط بالبريد الإلكتروني بعد التسجيل، ولا يُسجَّل اللقاء.",
      },
    ),
    startsAt: momentIn("Europe/Amsterdam", addDays(today, 11), "19:30"),
    endsAt: momentIn("Europe/Amsterdam", addDays(today, 11), "20:30"),
    place: { en: "Online", nl: "Online, via een videolink", ar: "عبر الإنترنت" },
    countryCode: "NL",
    online: true,
    capacity: 100,
    programId: null,
    cover: null,
  },
  {
    id: "open-afternoon-study-room",
    title: {
      en: "Open afternoon in the study room",
      nl: "Open middag in de studieruimte",
      ar: "لقاء مفتوح في قاعة الدراسة",
    },
    description: {
      en: "Come and see where our students do their homework. There is tea.",
      nl: "Kom kijken waar onze leerlingen hun huiswerk maken. Er is thee.",
      ar: "تعالوا وشاهدوا أين ينجز طلابنا واجباتهم. والشاي حاضر.",
    },
    body: prose(
      {
        en: "Students show the room themselves and tell you what helps and what could be better. Neighbors, parents, teachers and anyone who is thinking of becoming a tutor are welcome.",
        nl: "Leerlingen laten de ruimte zelf zien en vertellen wat helpt en wat beter kan. Buren, ouders, docenten en iedereen die overweegt begeleider te worden zijn welkom.",
        ar: "يعرّفكم الطلاب بأنفسهم بالمكان ويحدثونكم عمّا ينفعهم وما يمكن تحسينه. ونرحب بالجيران وأولياء الأمور والمعلمين وكل من يفكر في أن يصبح معلمًا مساندًا.",
      },
      {
        en: "The building has a ramp and an elevator. Please do not take photographs of the students.",
        nl: "Het gebouw heeft een hellingbaan en een lift. Maakt u alstublieft geen foto's van de leerlingen.",
        ar: "في المبنى منحدر للكراسي المتحركة ومصعد. ونرجو عدم تصوير الطلاب.",
      },
    ),
    startsAt: momentIn("Europe/Amsterdam", addDays(today, 25), "14:00"),
    endsAt: momentIn("Europe/Amsterdam", addDays(today, 25), "17:00"),
    place: {
      en: "Study room Noord, Amsterdam",
      nl: "Studieruimte Noord, Amsterdam",
      ar: "قاعة الدراسة نورد، أمستردام",
    },
    countryCode: "NL",
    online: false,
    capacity: 40,
    programId: "children",
    cover: null,
  },
  {
    id: "ask-the-treasurer",
    title: { en: "Ask the treasurer", nl: "Vraag het aan de penningmeester", ar: "اسألوا أمين الصندوق" },
    description: {
      en: "The books on the screen, and every question allowed.",
      nl: "De boeken op het scherm, en elke vraag mag.",
      ar: "الدفاتر على الشاشة وكل سؤال مسموح.",
    },
    body: prose(
      {
        en: "Our treasurer goes through income, spending and reserves line by line and answers whatever you would like to know. If an answer needs looking up, it appears on this site within two weeks.",
        nl: "Onze penningmeester loopt inkomsten, bestedingen en reserves regel voor regel door en beantwoordt wat u wilt weten. Moet iets worden uitgezocht, dan staat het antwoord binnen twee weken op deze site.",
        ar: "يستعرض أمين الصندوق الإيرادات والمصروفات والاحتياطي بندًا بندًا ويجيب عن كل ما تودون معرفته. وما يحتاج إلى مراجعة تجدون جوابه في هذا الموقع خلال أسبوعين.",
      },
      {
        en: "Auditors, journalists and the merely curious are all welcome.",
        nl: "Accountants, journalisten en gewone nieuwsgierigen zijn allemaal welkom.",
        ar: "نرحب بالمدققين والصحفيين وبكل من يدفعه الفضول.",
      },
    ),
    startsAt: momentIn("Europe/Amsterdam", addDays(today, 39), "20:00"),
    endsAt: momentIn("Europe/Amsterdam", addDays(today, 39), "21:30"),
    place: { en: "Online", nl: "Online, via een videolink", ar: "عبر الإنترنت" },
    countryCode: "NL",
    online: true,
    capacity: 150,
    programId: null,
    cover: null,
  },
  {
    id: "flood-drill-jeddah",
    title: {
      en: "Flood drill for families in Jeddah",
      nl: "Overstromingsoefening voor gezinnen in Djedda",
      ar: "تمرين على مواجهة السيول لأسر جدة",
    },
    description: {
      en: "A morning for families: walk the way out together and check your bag. No money is collected.",
      nl: "Een ochtend voor gezinnen: loop samen de vluchtroute en controleer uw tas. Er wordt geen geld ingezameld.",
      ar: "صباح للأسر: اسلكوا معًا طريق الإخلاء وافحصوا حقائبكم. ولا تُجمع أي أموال.",
    },
    body: prose(
      {
        en: "Our local partner leads the drill together with civil defense. Children practice with a whistle, adults with the main switch. Afterward the trainers check the emergency bags and replace what is missing.",
        nl: "Onze lokale partner leidt de oefening samen met de civiele bescherming. Kinderen oefenen met het fluitje, volwassenen met de hoofdschakelaar. Daarna kijken de trainers de noodtassen na en vullen ze aan wat ontbreekt.",
        ar: "يقود شريكنا المحلي التمرين مع الدفاع المدني. يتدرب الأطفال على استخدام الصافرة والكبار على قاطع الكهرباء الرئيسي. ثم يفحص المدربون حقائب الطوارئ ويكملون ما ينقصها.",
      },
      {
        en: "Please wear sturdy shoes and bring water.",
        nl: "Draag stevige schoenen en neem water mee.",
        ar: "نرجو ارتداء أحذية متينة وإحضار الماء.",
      },
    ),
    startsAt: momentIn("Asia/Riyadh", addDays(today, 53), "08:30"),
    endsAt: momentIn("Asia/Riyadh", addDays(today, 53), "11:30"),
    place: {
      en: "School yard, southern Jeddah",
      nl: "Schoolplein, zuidelijk Djedda",
      ar: "ساحة المدرسة، جنوب جدة",
    },
    countryCode: "SA",
    online: false,
    capacity: 120,
    programId: "disaster",
    cover: null,
  },
  {
    id: "neighbors-table-rotterdam",
    title: {
      en: "Neighbors' table in Rotterdam",
      nl: "Burentafel in Rotterdam",
      ar: "مائدة الجيران في روتردام",
    },
    description: {
      en: "An evening about the planned emergency housing, with soup and with the people who live next door.",
      nl: "Een avond over de geplande noodopvang, met soep en met de mensen die ernaast wonen.",
      ar: "أمسية عن سكن الطوارئ المزمع إنشاؤه، مع الحساء ومع جيران المكان.",
    },
    body: prose(
      {
        en: "Forty-six neighbors came. We showed the drawings, listened to worries about noise and parking, and wrote down what we promised: a telephone number day and night, a meeting every three months, and no more than forty beds.",
        nl: "Er kwamen zesenveertig buren. Wij lieten de tekeningen zien, luisterden naar zorgen over geluid en parkeren, en schreven op wat wij hebben beloofd: dag en nacht een telefoonnummer, elke drie maanden een bijeenkomst en niet meer dan veertig bedden.",
        ar: "حضر ستة وأربعون جارًا. عرضنا الرسوم واستمعنا إلى مخاوفهم من الضوضاء ومواقف السيارات، ودوّنّا ما وعدنا به: رقم هاتف ليلًا ونهارًا، واجتماع كل ثلاثة أشهر، وألا يزيد العدد على أربعين سريرًا.",
      },
      {
        en: "The soup was lentil, and there was none left.",
        nl: "Het was linzensoep, en er is niets van overgebleven.",
        ar: "وكان الحساء حساء عدس، ولم يبقَ منه شيء.",
      },
    ),
    startsAt: momentIn("Europe/Amsterdam", addDays(today, -23), "18:00"),
    endsAt: momentIn("Europe/Amsterdam", addDays(today, -23), "20:30"),
    place: {
      en: "Brugwijk community center, Rotterdam",
      nl: "Buurthuis Brugwijk, Rotterdam",
      ar: "مركز حي بروخفايك، روتردام",
    },
    countryCode: "NL",
    online: false,
    capacity: 60,
    programId: "disaster",
    cover: null,
  },
];
