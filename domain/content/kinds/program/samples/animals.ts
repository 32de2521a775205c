import type { Program } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const animals: Program = {
  id: "animals",
  title: { en: "Animal Welfare", nl: "Dierenwelzijn", ar: "الرفق بالحيوان" },
  description: {
    en: "Shelter, a vet and a new home for animals that were left behind, and help for the people who keep them.",
    nl: "Opvang, een dierenarts en een nieuw thuis voor achtergelaten dieren, en hulp voor de mensen die voor ze zorgen.",
    ar: "مأوى وطبيب بيطري وبيت جديد لحيوانات تُركت وحدها، وعون لمن يعتنون بها.",
  },
  body: prose(
    {
      en: "Animals end up on the street for human reasons: a family moves away, someone falls ill, the vet is too expensive. So we work on both sides. Shelters get money for medical care, feed and decent pens; owners with little money get a vet who charges them nothing, so that they can keep their animal.",
      nl: "Dieren belanden op straat door menselijke redenen: een gezin verhuist, iemand wordt ziek, de dierenarts is te duur. Daarom werken wij aan twee kanten. Opvangcentra krijgen geld voor medische zorg, voer en goede hokken; eigenaren met weinig geld krijgen een dierenarts die hun niets rekent, zodat ze hun dier kunnen houden.",
      ar: "تنتهي الحيوانات إلى الشارع لأسباب تتعلق بالبشر: أسرة تنتقل، أو صاحب يمرض، أو علاج بيطري باهظ. لذلك نعمل على الجانبين: نموّل للملاجئ العلاج والغذاء والحظائر اللائقة، ونوفر لأصحاب الدخل المحدود طبيبًا بيطريًا لا يتقاضى منهم شيئًا كي يحتفظوا بحيواناتهم.",
    },
    {
      en: "Every animal that comes in is examined, vaccinated, neutered where that is right, and given a chip. Nobody takes one home on impulse: there is a talk, a visit and a trial period, and the shelter takes the animal back without reproach if it does not work out.",
      nl: "Elk dier dat binnenkomt wordt onderzocht, ingeënt, zo nodig gecastreerd of gesteriliseerd en gechipt. Niemand neemt in een opwelling een dier mee: er is een gesprek, een bezoek en een proeftijd, en lukt het niet, dan neemt de opvang het dier zonder verwijt terug.",
      ar: "كل حيوان يصل إلينا يُفحص ويُلقَّح ويُعقَّم عند اللزوم وتُزرع له شريحة تعريف. ولا يأخذ أحد حيوانًا في لحظة حماس: فهناك لقاء وزيارة وفترة تجربة، وإذا لم ينجح الأمر استعاده الملجأ دون لوم.",
    },
    {
      en: "Zakat is meant for people in need. Gifts marked for zakat-eligible appeals are therefore never used for this program.",
      nl: "Zakat is bestemd voor mensen in nood. Giften voor acties die voor zakat openstaan, gebruiken wij daarom nooit voor dit programma.",
      ar: "الزكاة مخصصة للمحتاجين من الناس، ولذلك لا تُصرف التبرعات المخصصة للحملات المستوفية لشروط الزكاة على هذا البرنامج أبدًا.",
    },
  ),
  icon: "paw-print",
  color: "green",
  sdgTags: [15],
  cover: null,
  zakatEligible: false,
};
