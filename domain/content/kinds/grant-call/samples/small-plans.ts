import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { GrantCall } from "../schema.ts";
import { prose } from "../../../localized.ts";
import { commonQuestions } from "./questions.ts";

export const smallPlans = (today: string): GrantCall => ({
  id: "small-plans-for-children",
  title: {
    en: "Small plans for children",
    nl: "Kleine plannen voor kinderen",
    ar: "خطط صغيرة من أجل الأطفال",
  },
  description: {
    en: "Up to 2,500 euros for groups of residents, schools and clubs in the Netherlands that make a child's week better.",
    nl: "Tot 2.500 euro voor bewonersgroepen, scholen en verenigingen in Nederland die de week van een kind beter maken.",
    ar: "ما يصل إلى 2,500 يورو لمجموعات السكان والمدارس والأندية في هولندا التي تجعل أسبوع طفل أجمل.",
  },
  body: prose(
    {
      en: "A cooking club, a reading hour, a repair shop for bicycles: small plans often work because the people who make them live there. We pay for materials, rent, travel and a modest fee for teachers, not for existing salaries.",
      nl: "Een kookclub, een leesuur, een fietsenwerkplaats: kleine plannen werken vaak omdat de makers er zelf wonen. Wij betalen materiaal, huur, reiskosten en een bescheiden vergoeding voor docenten, geen bestaande salarissen.",
      ar: "نادٍ للطهي أو ساعة للقراءة أو ورشة لإصلاح الدراجات: كثيرًا ما تنجح الخطط الصغيرة لأن أصحابها يعيشون في المكان نفسه. نموّل المواد والإيجار والتنقل ومكافأة متواضعة للمعلمين، ولا نموّل الرواتب القائمة.",
    },
    {
      en: "Two people read every application independently of each other. You hear from us within four weeks after the closing date, with the reasons, also when the answer is no.",
      nl: "Twee mensen lezen elke aanvraag, los van elkaar. U hoort binnen vier weken na de sluitingsdatum van ons, met de redenen, ook als het antwoord nee is.",
      ar: "يقرأ كل طلب شخصان، كل منهما على حدة. ويصلكم ردنا خلال أربعة أسابيع من تاريخ الإغلاق مع الأسباب، حتى إن كان الجواب بالرفض.",
    },
  ),
  programId: "children",
  opensOn: addDays(today, -20),
  closesOn: addDays(today, 45),
  budgetCents: asCents(1_500_000),
  maxGrantCents: asCents(250_000),
  criteria: [
    {
      en: "The plan is for children or young people up to 18 in the Netherlands.",
      nl: "Het plan is voor kinderen of jongeren tot 18 jaar in Nederland.",
      ar: "أن تكون الخطة للأطفال أو الشباب حتى سن 18 عامًا في هولندا.",
    },
    {
      en: "The applicant is a foundation, association, school or group of residents with a bank account of its own.",
      nl: "De aanvrager is een stichting, vereniging, school of bewonersgroep met een eigen bankrekening.",
      ar: "أن يكون مقدم الطلب مؤسسة أو جمعية أو مدرسة أو مجموعة سكان لها حساب بنكي خاص.",
    },
    {
      en: "Adults who are alone with children have a certificate of conduct.",
      nl: "Volwassenen die alleen met kinderen zijn, hebben een VOG.",
      ar: "أن تكون لدى البالغين الذين ينفردون بالأطفال شهادة حسن السيرة والسلوك.",
    },
    {
      en: "The plan starts within six months and everyone may take part.",
      nl: "Het plan begint binnen zes maanden en iedereen mag meedoen.",
      ar: "أن تبدأ الخطة خلال ستة أشهر وأن تكون المشاركة فيها متاحة للجميع.",
    },
  ],
  questions: [
    ...commonQuestions,
    {
      id: "children",
      label: {
        en: "What did the children themselves say about it?",
        nl: "Wat zeiden de kinderen er zelf over?",
        ar: "ماذا قال الأطفال أنفسهم عنها؟",
      },
      help: {
        en: "A sentence or two is enough. Leave it empty if you have not asked them yet.",
        nl: "Een paar zinnen is genoeg. Laat het leeg als u het nog niet hebt gevraagd.",
        ar: "تكفي جملة أو جملتان، واتركوا الحقل فارغًا إن لم تسألوهم بعد.",
      },
      maxLength: 800,
      required: false,
    },
  ],
});
