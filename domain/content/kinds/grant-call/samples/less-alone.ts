import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { GrantCall } from "../schema.ts";
import { prose } from "../../../localized.ts";
import { commonQuestions } from "./questions.ts";

export const lessAlone = (today: string): GrantCall => ({
  id: "less-alone",
  title: { en: "Less alone", nl: "Minder alleen", ar: "بعيدًا عن الوحدة" },
  description: {
    en: "Up to 2,000 euros for plans that bring older people together with others every week.",
    nl: "Tot 2.000 euro voor plannen die ouderen elke week met anderen samenbrengen.",
    ar: "ما يصل إلى 2,000 يورو لخطط تجمع كبار السن بغيرهم كل أسبوع.",
  },
  body: prose(
    {
      en: "One party a year helps nobody in the other fifty-one weeks. We look for plans that come back: a shared lunch, a walking group, a choir, a phone line in someone's own language.",
      nl: "Eén feest per jaar helpt niemand in de andere eenenvijftig weken. Wij zoeken plannen die terugkomen: een gezamenlijke lunch, een wandelgroep, een koor, een telefoonlijn in iemands eigen taal.",
      ar: "حفل واحد في العام لا ينفع أحدًا في الأسابيع الواحد والخمسين الأخرى. نبحث عن خطط تتكرر: غداء مشترك أو مجموعة للمشي أو جوقة أو خط هاتفي بلغة المتصل.",
    },
    {
      en: "We gladly pay for the dull things: rent, coffee, transport, insurance. A grant runs for one year and can be renewed once.",
      nl: "Wij betalen graag de saaie dingen: huur, koffie, vervoer, verzekering. Een bijdrage loopt een jaar en kan één keer worden verlengd.",
      ar: "ونموّل بكل سرور ما لا يلفت النظر: الإيجار والقهوة والنقل والتأمين. وتستمر المنحة عامًا واحدًا وتُجدَّد مرة واحدة.",
    },
  ),
  programId: "elderly",
  opensOn: addDays(today, -5),
  closesOn: addDays(today, 70),
  budgetCents: asCents(1_000_000),
  maxGrantCents: asCents(200_000),
  criteria: [
    {
      en: "The plan takes place in the Netherlands at least once a week.",
      nl: "De activiteit is minimaal één keer per week, in Nederland.",
      ar: "أن تُنفَّذ الخطة في هولندا مرة واحدة في الأسبوع على الأقل.",
    },
    {
      en: "Older people helped to think it out.",
      nl: "Ouderen hebben eraan meegedacht.",
      ar: "أن يكون كبار السن قد شاركوا في وضعها.",
    },
    {
      en: "Taking part costs at most 5 euros.",
      nl: "Meedoen kost maximaal 5 euro.",
      ar: "ألا تزيد تكلفة المشاركة على 5 يورو.",
    },
  ],
  questions: [
    ...commonQuestions,
    {
      id: "afterward",
      label: {
        en: "How does it go on after the grant?",
        nl: "Hoe gaat het verder na de bijdrage?",
        ar: "كيف تستمر الخطة بعد انتهاء المنحة؟",
      },
      help: {
        en: "It is fine not to know yet; then tell us what you would try.",
        nl: "Als u dat nog niet weet, is dat geen probleem; vertel dan wat u zou proberen.",
        ar: "لا بأس إن لم تعرفوا بعد، فأخبرونا بما ستحاولونه.",
      },
      maxLength: 1_000,
      required: true,
    },
  ],
});
