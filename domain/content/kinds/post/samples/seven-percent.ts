import { addDays } from "#domain/calendar/day.ts";
import type { Post } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const sevenPercent = (today: string): Post => ({
  id: "what-the-seven-percent-is-for",
  title: {
    en: "What the seven percent is for",
    nl: "Waar de zeven procent voor is",
    ar: "فيمَ تُنفق السبعة بالمئة",
  },
  summary: {
    en: "Eighty-nine cents of each euro go to programs. A plain account of the other eleven.",
    nl: "Negenentachtig cent van elke euro gaat naar programma's. Een eerlijke uitleg over de andere elf.",
    ar: "تسعة وثمانون سنتًا من كل يورو تذهب إلى البرامج. وهذا حساب صريح للأحد عشر سنتًا الباقية.",
  },
  body: prose(
    {
      en: "We are sometimes asked why it is not a hundred. A foundation without any costs would have no bookkeeper, no auditor, no insurance for volunteers and nobody to answer the phone. We would not give money to such a foundation ourselves.",
      nl: "Soms vraagt iemand waarom het geen honderd is. Een stichting zonder kosten zou geen boekhouder hebben, geen accountant, geen verzekering voor vrijwilligers en niemand die de telefoon opneemt. Aan zo'n stichting zouden wij zelf geen geld geven.",
      ar: "يُسأل أحيانًا: لماذا ليست مئة بالمئة؟ إن مؤسسة بلا تكاليف لن يكون لها محاسب ولا مدقق ولا تأمين للمتطوعين ولا من يردّ على الهاتف. ونحن أنفسنا ما كنا لنعطي مالنا لمؤسسة كهذه.",
    },
    {
      en: "Seven percent pays for administration: the books and their audit, insurance, bank charges, this website, the certificates of conduct and part of one salary. Four percent pays for asking: payment fees, the newsletter and a stall now and then.",
      nl: "Zeven procent is voor beheer en administratie: de boekhouding en de controle daarvan, verzekeringen, bankkosten, deze website, de VOG's en een deel van één salaris. Vier procent is voor het werven: transactiekosten, de nieuwsbrief en af en toe een kraam.",
      ar: "سبعة بالمئة للإدارة: الدفاتر وتدقيقها، والتأمين، ورسوم البنك، وهذا الموقع، وشهادات حسن السيرة والسلوك، وجزء من راتب واحد. وأربعة بالمئة لجمع التبرعات: رسوم الدفع، والنشرة البريدية، ومنصة تعريفية بين حين وآخر.",
    },
    {
      en: "The percentages on the transparency page are computed from our accounts. If one of them gets worse, you will see it there on the same day as we do.",
      nl: "De percentages op de pagina over transparantie worden uit onze boekhouding berekend. Wordt er een slechter, dan ziet u dat daar op dezelfde dag als wij.",
      ar: "والنسب المعروضة في صفحة الشفافية محسوبة من دفاترنا. وإذا ساءت إحداها فسترونها هناك في اليوم الذي نراها فيه نحن.",
    },
  ),
  author: {
    en: "Youssef El Amrani, treasurer",
    nl: "Youssef El Amrani, penningmeester",
    ar: "يوسف العمراني، أمين الصندوق",
  },
  publishedOn: addDays(today, -26),
  programId: null,
  projectId: null,
  cover: null,
});
