import type { Program } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const elderly: Program = {
  id: "elderly",
  title: { en: "Elderly Care", nl: "Ouderenzorg", ar: "رعاية كبار السن" },
  description: {
    en: "Care at home and company every week, so that growing old does not mean growing lonely.",
    nl: "Zorg aan huis en elke week gezelschap, zodat oud worden niet hetzelfde is als eenzaam worden.",
    ar: "رعاية في المنزل وصحبة كل أسبوع، حتى لا يكون التقدم في العمر طريقًا إلى الوحدة.",
  },
  body: prose(
    {
      en: "Most older people want to stay in their own home. That works when someone notices that the medicine has run out, that the fridge is empty, that the stairs have become too steep. Our program pays for that someone: nurses who visit, volunteers who keep people company, and small changes to the house.",
      nl: "De meeste ouderen willen in hun eigen huis blijven. Dat gaat goed als iemand merkt dat de medicijnen op zijn, dat de koelkast leeg is, dat de trap te steil is geworden. Dit programma betaalt die iemand: verpleegkundigen die langskomen, vrijwilligers die gezelschap bieden en kleine aanpassingen in huis.",
      ar: "يرغب معظم كبار السن في البقاء في بيوتهم. وهذا ممكن إذا وُجد من ينتبه إلى أن الدواء قد نفد، أو أن الثلاجة فارغة، أو أن الدرج صار متعبًا. وبرنامجنا يوفر هذا الشخص: ممرضون يزورون، ومتطوعون يؤنسون، وتعديلات بسيطة في المنزل.",
    },
    {
      en: "Each person gets one regular visitor instead of a row of strangers. The nurse and the visitor talk to each other, with the person's consent, and together they see trouble coming earlier than any of them would alone.",
      nl: "Ieder krijgt één vaste bezoeker in plaats van een rij onbekenden. De verpleegkundige en de bezoeker overleggen, met toestemming van de oudere, en samen zien ze problemen eerder aankomen dan ieder apart.",
      ar: "ولكل شخص زائر ثابت واحد بدلًا من وجوه تتبدل. ويتشاور الممرض والزائر، بموافقة الشخص نفسه، فيلاحظان المشكلة قبل أن يلاحظها أي منهما وحده.",
    },
    {
      en: "Twice a year we ask the people themselves how they are, with the same short list of questions. Their answers, not ours, are the health figures you find with the projects.",
      nl: "Twee keer per jaar vragen wij de mensen zelf hoe het met hen gaat, met steeds dezelfde korte vragenlijst. Hun antwoorden, niet de onze, zijn de gezondheidscijfers die u bij de projecten vindt.",
      ar: "ومرتين في العام نسأل كبار السن أنفسهم عن أحوالهم بقائمة الأسئلة القصيرة نفسها. وإجاباتهم هم، لا إجاباتنا، هي أرقام الصحة التي تجدونها في صفحات المشاريع.",
    },
  ),
  icon: "heart-handshake",
  color: "purple",
  sdgTags: [3, 10],
  cover: null,
  zakatEligible: true,
};
