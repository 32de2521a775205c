import { addDays } from "#domain/calendar/day.ts";
import type { Post } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const first24000InRiyadh = (today: string): Post => ({
  id: "first-24000-euros-in-riyadh",
  title: {
    en: "What the first 24,000 euros did in Riyadh",
    nl: "Wat de eerste 24.000 euro in Riyad heeft gedaan",
    ar: "ماذا فعلت أول 24,000 يورو في الرياض",
  },
  summary: {
    en: "A cold room, four stoves, and lentils. The first account of the school kitchen, line by line.",
    nl: "Een koelcel, vier fornuizen en linzen. De eerste afrekening van de schoolkeuken, regel voor regel.",
    ar: "غرفة تبريد وأربعة مواقد وعدس. أول كشف حساب للمطبخ المدرسي بندًا بندًا.",
  },
  body: prose(
    {
      en: "Of the 80,000 euros planned for the kitchen in Riyadh, 24,000 have been spent. Two thirds, 16,000 euros, went into the kitchen itself: four stoves, a cold room, sinks, and the ventilation that the inspectors asked for. That part is finished and will not come back.",
      nl: "Van het budget van 80.000 euro voor de keuken in Riyad, is 24.000 euro uitgegeven. Twee derde, 16.000 euro, zit in de keuken zelf: vier fornuizen, een koelcel, spoelbakken en de ventilatie die de inspectie vroeg. Dat deel is klaar en komt niet terug.",
      ar: "من أصل 80,000 يورو مخصصة لمطبخ الرياض أُنفق 24,000 يورو. وذهب ثلثاها، أي 16,000 يورو، إلى المطبخ نفسه: أربعة مواقد وغرفة تبريد وأحواض غسيل ونظام التهوية الذي طلبه المفتشون. وقد اكتمل هذا الجزء ولن يتكرر.",
    },
    {
      en: "Meals took 5,200 euros, the first cooking courses 1,600, the dietitian 800, and coordination 400. The cold room arrived broken and was replaced under guarantee; it delayed the opening by seven weeks and cost nothing.",
      nl: "Maaltijden kostten 5.200 euro, de eerste kooklessen 1.600, de diëtist 800 en de coördinatie 400. De koelcel kwam kapot aan en werd onder garantie vervangen; dat kostte zeven weken en geen geld.",
      ar: "وبلغت تكلفة الوجبات 5,200 يورو، ودورات الطهي الأولى 1,600، وأخصائية التغذية 800، والتنسيق 400. ووصلت غرفة التبريد معطلة فاستُبدلت بموجب الضمان، فتأخر الافتتاح سبعة أسابيع دون أي تكلفة.",
    },
    {
      en: "From now on almost every euro is food. You can follow each payment on the project's page: the figure there comes from our books and changes when an invoice is paid, not when a press release is written.",
      nl: "Vanaf nu is bijna elke euro eten. U kunt elke betaling volgen op de pagina van het project: het bedrag daar komt uit onze boekhouding en verandert als er een rekening is betaald, niet als er een persbericht is geschreven.",
      ar: "ومن الآن فصاعدًا يذهب كل يورو تقريبًا إلى الطعام. ويمكنكم متابعة كل دفعة في صفحة المشروع: فالرقم هناك مأخوذ من دفاترنا، ويتغير حين تُدفع فاتورة، لا حين يُكتب بيان صحفي.",
    },
  ),
  author: {
    en: "Youssef El Amrani, treasurer",
    nl: "Youssef El Amrani, penningmeester",
    ar: "يوسف العمراني، أمين الصندوق",
  },
  publishedOn: addDays(today, -12),
  programId: "children",
  projectId: "riyadh-childrens-nutrition-program",
  cover: null,
});
