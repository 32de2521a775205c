import type { Program } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const disaster: Program = {
  id: "disaster",
  title: { en: "Disaster Relief", nl: "Noodhulp", ar: "الإغاثة من الكوارث" },
  description: {
    en: "Ready before it happens, a roof when it does, and someone who stays after the cameras have gone.",
    nl: "Voorbereid voordat het gebeurt, een dak als het gebeurt, en iemand die blijft als de camera's weg zijn.",
    ar: "استعداد قبل وقوع الكارثة، وسقف عند وقوعها، ومن يبقى بعد أن تغادر الكاميرات.",
  },
  body: prose(
    {
      en: "A fire, a flood, a home that is suddenly no longer safe: a disaster does not have to be large to take everything from a family. We prepare neighborhoods with training and emergency kits, and we make sure there are beds for the first nights and help with the weeks of forms that follow.",
      nl: "Een brand, een overstroming, een huis dat opeens niet meer veilig is: een ramp hoeft niet groot te zijn om een gezin alles af te nemen. Wij bereiden buurten voor met trainingen en noodpakketten, en wij zorgen voor bedden in de eerste nachten en hulp bij de weken vol formulieren daarna.",
      ar: "حريق أو سيل أو بيت لم يعد آمنًا فجأة: ليس على الكارثة أن تكون كبيرة كي تسلب أسرةً كل ما تملك. نحن نُعدّ الأحياء بالتدريب وحقائب الطوارئ، ونوفر أسرّة لليالي الأولى، ونساعد في أسابيع المعاملات التي تليها.",
    },
    {
      en: "We are not an ambulance and do not pretend to be one. The fire brigade, civil defense and the municipality lead; our partners fill the gaps they point out to us.",
      nl: "Wij zijn geen ambulance en doen ook niet alsof. Brandweer, hulpdiensten en gemeente hebben de leiding; onze partners vullen de gaten die zij ons aanwijzen.",
      ar: "لسنا سيارة إسعاف ولا ندّعي ذلك. فالقيادة للإطفاء والدفاع المدني والبلدية، وشركاؤنا يسدّون الثغرات التي تدلّنا عليها تلك الجهات.",
    },
    {
      en: "Half a year after each emergency we call back everyone who agreed to it and ask what helped and what was missing. That list decides what we buy the next time.",
      nl: "Een half jaar na elke noodsituatie bellen wij iedereen die dat goed vond en vragen wij wat hielp en wat ontbrak. Die lijst bepaalt wat wij de volgende keer kopen.",
      ar: "وبعد نصف عام من كل حالة طارئة نتصل بكل من وافق على ذلك ونسأله عمّا أفاده وعمّا نقصه، وتلك القائمة هي التي تحدد ما نشتريه في المرة التالية.",
    },
  ),
  icon: "life-buoy",
  color: "red",
  sdgTags: [1, 11],
  cover: null,
  zakatEligible: true,
};
