import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Project } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const amsterdamYouthEducationHub = (today: string): Project => ({
  id: "amsterdam-youth-education-hub",
  title: {
    en: "Amsterdam Youth Education Hub",
    nl: "Onderwijshuis voor jongeren Amsterdam",
    ar: "مركز تعليم الشباب في أمستردام",
  },
  shortTitle: {
    en: "Amsterdam Youth Education Hub",
    nl: "Onderwijshuis voor jongeren Amsterdam",
    ar: "مركز تعليم الشباب في أمستردام",
  },
  description: {
    en: "Three study rooms in Amsterdam-Noord and Nieuw-West where students get homework help, exam training and a quiet place to work.",
    nl: "Drie studieruimtes in Amsterdam-Noord en Nieuw-West waar leerlingen huiswerkbegeleiding, examentraining en een rustige werkplek krijgen.",
    ar: "ثلاث قاعات للدراسة في حيَّي نورد ونيو ويست في أمستردام، يجد فيها الطلاب عونًا في الواجبات وتدريبًا على الامتحانات ومكانًا هادئًا للعمل.",
  },
  body,
  programId: "children",
  countryCode: "NL",
  city: { en: "Amsterdam", nl: "Amsterdam", ar: "أمستردام" },
  coordinates: { lon: 4.9, lat: 52.37 },
  status: "ACTIVE",
  trackStatus: "ON_TRACK",
  budgetCents: asCents(6_000_000),
  budgetLines: [
    {
      label: { en: "Teachers and coordinators", nl: "Docenten en coördinatoren", ar: "المعلمون والمنسقون" },
      cents: asCents(2_700_000),
    },
    {
      label: { en: "Rent of the study rooms", nl: "Huur van de studieruimtes", ar: "إيجار قاعات الدراسة" },
      cents: asCents(1_260_000),
    },
    {
      label: { en: "Laptops and books", nl: "Laptops en boeken", ar: "حواسيب محمولة وكتب" },
      cents: asCents(1_080_000),
    },
    {
      label: { en: "Training of volunteers", nl: "Training van vrijwilligers", ar: "تدريب المتطوعين" },
      cents: asCents(420_000),
    },
    {
      label: { en: "Measuring and reporting", nl: "Meten en verantwoorden", ar: "القياس وإعداد التقارير" },
      cents: asCents(540_000),
    },
  ],
  successMetric: {
    en: "of final-year students passed their exams",
    nl: "van de eindexamenleerlingen is geslaagd",
    ar: "من طلاب السنة النهائية اجتازوا امتحاناتهم",
  },
  startsOn: `${yearOf(today) - 4}-09-01`,
  endsOn: `${yearOf(today) + 1}-07-31`,
  updatedOn: addDays(today, -6),
  sdgTags: [4, 10],
  sectorCode: "11220",
  featured: true,
  cover: null,
  partnerId: null,
  updates: [
    {
      on: addDays(today, -6),
      title: { en: "A second exam group", nl: "Een tweede examengroep", ar: "مجموعة ثانية للامتحانات" },
      text: {
        en: "Nineteen students signed up for mathematics, twice what one tutor can handle. Two retired teachers from the neighborhood now take the second group.",
        nl: "Negentien leerlingen schreven zich in voor wiskunde, twee keer zoveel als één begeleider aankan. Twee gepensioneerde docenten uit de buurt nemen nu de tweede groep.",
        ar: "سجّل تسعة عشر طالبًا في الرياضيات، أي ضعف ما يستطيع معلم واحد متابعته. ويتولى الآن معلمان متقاعدان من الحي المجموعة الثانية.",
      },
    },
    {
      on: addDays(today, -52),
      title: {
        en: "Forty laptops lent out",
        nl: "Veertig laptops uitgeleend",
        ar: "إعارة أربعين حاسوبًا محمولًا",
      },
      text: {
        en: "Students without a computer at home can borrow one for the school year. Three came back broken; the repair was cheaper than new ones.",
        nl: "Leerlingen zonder computer thuis kunnen er een voor het schooljaar lenen. Drie kwamen kapot terug; repareren was goedkoper dan nieuwe kopen.",
        ar: "يستطيع الطلاب الذين لا يملكون حاسوبًا في المنزل استعارة واحد طوال العام الدراسي. عادت ثلاثة منها معطلة، وكان إصلاحها أقل تكلفة من شراء غيرها.",
      },
    },
    {
      on: addDays(today, -118),
      title: {
        en: "What did not work: Saturdays",
        nl: "Wat niet werkte: de zaterdag",
        ar: "ما لم ينجح: أيام السبت",
      },
      text: {
        en: "We tried a Saturday room for ten weeks. On average four students came, because many have a job that day. We closed it and opened an hour longer on Wednesdays.",
        nl: "Tien weken lang probeerden wij een studieruimte op zaterdag. Er kwamen gemiddeld vier leerlingen, want velen werken dan. Wij zijn gestopt en op woensdag een uur langer open.",
        ar: "جرّبنا فتح قاعة يوم السبت عشرة أسابيع، فلم يحضر سوى أربعة طلاب في المتوسط لأن كثيرين يعملون في ذلك اليوم. أغلقناها ومددنا دوام الأربعاء ساعة.",
      },
    },
  ],
});

const body = prose(
  {
    en: "At three in the afternoon the doors open. There is tea, there are sandwiches, and at every table sits someone who can explain fractions for the fourth time without sighing. Students come from eleven schools. Most share a bedroom at home, and some do not have a table of their own.",
    nl: "Om drie uur 's middags gaan de deuren open. Er is thee, er zijn boterhammen, en aan elke tafel zit iemand die breuken voor de vierde keer kan uitleggen zonder te zuchten. De leerlingen komen van elf scholen. De meesten delen thuis een slaapkamer, en sommigen hebben geen eigen tafel.",
    ar: "في الثالثة بعد الظهر تُفتح الأبواب. هناك شاي وشطائر، وعلى كل طاولة من يستطيع أن يشرح الكسور للمرة الرابعة دون أن يتأفف. يأتي الطلاب من إحدى عشرة مدرسة، ومعظمهم يتقاسمون غرفة النوم مع إخوتهم، وبعضهم لا يملك طاولة خاصة به.",
  },
  {
    en: "A paid teacher leads each room, together with a coordinator who knows the families. Volunteer tutors work with groups of at most five and are never alone with a student. All of them have shown a certificate of conduct.",
    nl: "Elke ruimte heeft een betaalde docent en een coördinator die de gezinnen kent. Vrijwillige begeleiders werken met groepjes van maximaal vijf en zijn nooit alleen met een leerling. Allemaal hebben ze een VOG laten zien.",
    ar: "يقود كل قاعة معلم متفرغ ومعه منسق يعرف الأسر. ويعمل المعلمون المتطوعون مع مجموعات لا تزيد على خمسة، ولا ينفرد أحدهم بطالب أبدًا، وقد أبرزوا جميعًا شهادة حسن السيرة والسلوك.",
  },
  {
    en: "The schools give us grades only for students who agree, and for those under sixteen only with their parents' consent as well. That is how we know how many of the final-year students passed. We also know that tutoring cannot mend everything: when there are worries at home, the coordinator finds the right help, with the family and not behind its back.",
    nl: "De scholen geven ons alleen cijfers van leerlingen die dat goedvinden, en bij jongeren onder de zestien alleen als ook hun ouders instemmen. Zo weten wij hoeveel van de eindexamenleerlingen zijn geslaagd. Wij weten ook dat begeleiding niet alles oplost: zijn er thuis zorgen, dan zoekt de coördinator de juiste hulp, samen met het gezin en niet achter de rug om.",
    ar: "ولا تزودنا المدارس بالدرجات إلا لمن يوافق من الطلاب، ولمن هم دون السادسة عشرة بموافقة والديهم أيضًا. وهكذا نعرف كم نجح من طلاب السنة النهائية. ونعرف كذلك أن الدروس لا تحل كل شيء: فإذا كانت في البيت هموم، بحث المنسق عن العون المناسب مع الأسرة لا من وراء ظهرها.",
  },
);
