import type { Program } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const children: Program = {
  id: "children",
  title: { en: "Children", nl: "Kinderen", ar: "الأطفال" },
  description: {
    en: "School, a warm meal and a grown-up who has time: what a child needs in order to learn.",
    nl: "School, een warme maaltijd en een volwassene die tijd heeft: wat een kind nodig heeft om te kunnen leren.",
    ar: "مدرسة ووجبة دافئة وشخص بالغ لديه وقت: هذا ما يحتاج إليه الطفل كي يتعلم.",
  },
  body: prose(
    {
      en: "A child who is hungry does not learn, and a child without a quiet table at home falls behind however hard it tries. This program starts there. We run study rooms with tutors in neighborhoods where few families can pay for extra lessons, and we pay for school meals where children otherwise begin the day with nothing.",
      nl: "Een kind dat honger heeft, leert niet. En een kind zonder rustige tafel thuis raakt achterop, hoe hard het ook zijn best doet. Daar begint dit programma. Wij hebben studieruimtes met begeleiders in buurten waar weinig gezinnen bijles kunnen betalen, en wij betalen schoolmaaltijden waar kinderen anders met een lege maag beginnen.",
      ar: "الطفل الجائع لا يتعلم، والطفل الذي لا يجد في بيته طاولة هادئة يتأخر مهما اجتهد. من هنا يبدأ هذا البرنامج. فنحن ندير قاعات للدراسة مع معلمين مساندين في أحياء لا يقدر إلا القليل من أسرها على دفع ثمن الدروس الإضافية، ونموّل وجبات مدرسية لأطفال يبدؤون يومهم لولاها بلا طعام.",
    },
    {
      en: "Parents are part of it from the first day. They choose the menu with the school's dietitian, they hear from us how their child is doing, and many of them become volunteers. Schools tell us which children need help; we never publish who they are.",
      nl: "Ouders doen vanaf de eerste dag mee. Zij kiezen samen met de diëtist van de school het menu, horen van ons hoe het met hun kind gaat, en velen worden zelf vrijwilliger. Scholen vertellen ons welke kinderen hulp nodig hebben; wie dat zijn, maken wij nooit bekend.",
      ar: "والآباء والأمهات شركاء منذ اليوم الأول: يختارون قائمة الطعام مع أخصائية التغذية في المدرسة، ويعرفون منا كيف يتقدم طفلهم، ويصبح كثير منهم متطوعين. وتخبرنا المدارس بمن يحتاج إلى المساعدة من الأطفال، أما أسماؤهم فلا ننشرها أبدًا.",
    },
    {
      en: "We measure simple things: who comes, who stays, who passes, who eats. When a result is lower than we hoped, it stands in the project's updates all the same.",
      nl: "Wij meten eenvoudige dingen: wie komt, wie blijft, wie slaagt, wie eet. Valt een resultaat tegen, dan staat het net zo goed in de updates van het project.",
      ar: "نقيس أمورًا بسيطة: من يحضر، ومن يستمر، ومن ينجح، ومن يأكل. وإذا جاءت نتيجة دون ما أملناه، ذكرناها كما هي في مستجدات المشروع.",
    },
  ),
  icon: "school",
  color: "blue",
  sdgTags: [1, 2, 4],
  cover: null,
  zakatEligible: true,
};
