import { addDays } from "#domain/calendar/day.ts";
import type { Post } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const whatIsInTheBag = (today: string): Post => ({
  id: "what-is-in-the-bag",
  title: {
    en: "What is in the bag, and what we took out",
    nl: "Wat er in de tas zit, en wat wij eruit haalden",
    ar: "ما في الحقيبة وما أخرجناه منها",
  },
  summary: {
    en: "An emergency kit should be light enough for a child of ten. Ours was not, at first.",
    nl: "Een noodpakket moet licht genoeg zijn voor een kind van tien. Het onze was dat eerst niet.",
    ar: "ينبغي أن تكون حقيبة الطوارئ خفيفة يقدر على حملها طفل في العاشرة. ولم تكن حقيبتنا كذلك في البداية.",
  },
  body: prose(
    {
      en: "The first version of our emergency kit weighed eleven kilos. Most of that was bottled water. In the first drill in Jeddah half of the bags were still in the hallway when everyone stood outside.",
      nl: "De eerste versie van ons noodpakket woog elf kilo, vooral door het flessenwater. Bij de eerste oefening in Djedda stond de helft van de tassen nog in de gang toen iedereen al buiten was.",
      ar: "كانت النسخة الأولى من حقيبة الطوارئ تزن أحد عشر كيلوغرامًا، معظمها ماء معبأ. وفي أول تمرين في جدة بقي نصف الحقائب في المداخل حين صار الجميع خارج البيوت.",
    },
    {
      en: "Now it weighs four. Water became tablets and a folding bottle. The blanket became a foil one. What stayed is a lamp, a radio, a first-aid set, a whistle for every child and a waterproof folder, which people value most: passports and contracts are what a flood really takes away.",
      nl: "Nu weegt het vier kilo. Het water werd tabletten en een opvouwbare fles, de deken werd een foliedeken. Wat bleef: een lamp, een radio, een verbanddoos, een fluitje voor elk kind en een waterdichte map. Die map vinden mensen het belangrijkst: paspoorten en contracten zijn wat een overstroming mensen echt afneemt.",
      ar: "أما الآن فتزن أربعة كيلوغرامات. صار الماء أقراصًا وقارورة قابلة للطي، وصارت البطانية من رقائق معدنية. وبقي المصباح والمذياع وعدة الإسعاف وصافرة لكل طفل، وحافظة مقاومة للماء هي أثمن ما في الحقيبة عند الناس: فجوازات السفر والعقود هي ما يسلبه السيل حقًا.",
    },
    {
      en: "A bag costs 62 euros. We buy the parts from five suppliers and pack them ourselves with volunteers, because ready-made kits cost almost double and hold a poncho in one size.",
      nl: "Een tas kost 62 euro. Wij kopen de onderdelen bij vijf leveranciers en pakken ze zelf in met vrijwilligers, want kant-en-klare pakketten kosten bijna het dubbele en bevatten een poncho in één maat.",
      ar: "وتكلف الحقيبة 62 يورو. نشتري مكوناتها من خمسة موردين ونعبئها بأنفسنا مع المتطوعين، لأن الحقائب الجاهزة تكلف الضعف تقريبًا وفيها معطف مطر بمقاس واحد.",
    },
  ),
  author: { en: "The disaster relief team", nl: "Het team van Noodhulp", ar: "فريق الإغاثة من الكوارث" },
  publishedOn: addDays(today, -90),
  programId: "disaster",
  projectId: "jeddah-disaster-preparedness",
  cover: null,
});
