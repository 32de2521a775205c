import type { GovernanceRules } from "./governance-rules.ts";

/** The sample foundation's rules. */
export const sampleGovernanceRules: GovernanceRules = {
  duties: [
    {
      en: "The board sets the policy plan and the yearly budget, and looks each year at what came of them.",
      nl: "Het bestuur stelt het beleidsplan en de begroting vast en kijkt elk jaar wat ervan terecht is gekomen.",
      ar: "يضع المجلس خطة العمل والموازنة السنوية، وينظر كل عام فيما تحقق منهما.",
    },
    {
      en: "It sees to it that gifts are spent on what they were given for, and that reserves do not grow beyond what continuity asks.",
      nl: "Het ziet erop toe dat giften worden besteed waarvoor ze zijn gegeven, en dat de reserves niet groter worden dan de continuïteit vraagt.",
      ar: "ويتأكد من أن التبرعات تُنفق فيما قُدمت من أجله، ومن أن الاحتياطيات لا تزيد على ما تقتضيه الاستمرارية.",
    },
    {
      en: "It adopts the accounts within six months after the year and publishes them.",
      nl: "Het stelt binnen zes maanden na het jaar de jaarrekening vast en maakt die openbaar.",
      ar: "ويعتمد الحسابات في غضون ستة أشهر من نهاية العام وينشرها.",
    },
    {
      en: "Members are not related to each other. A member who has an interest in a decision says so and does not take part in it.",
      nl: "Bestuursleden zijn geen familie van elkaar. Wie belang heeft bij een besluit, meldt dat en beslist niet mee.",
      ar: "ولا تجمع بين أعضائه صلة قرابة. ومن كانت له مصلحة في قرار أفصح عنها ولم يشارك فيه.",
    },
    {
      en: "It meets at least four times a year; what is decided is written down.",
      nl: "Het vergadert minimaal vier keer per jaar; wat wordt besloten, wordt opgeschreven.",
      ar: "ويجتمع أربع مرات في العام على الأقل، وتُدوَّن قراراته.",
    },
  ],
  conduct: [
    {
      en: "These rules hold for board members, staff, volunteers and partners alike.",
      nl: "Deze regels gelden voor bestuursleden, medewerkers, vrijwilligers en partners.",
      ar: "تسري هذه القواعد على أعضاء المجلس والموظفين والمتطوعين والشركاء على حد سواء.",
    },
    {
      en: "We treat everyone with respect, whatever their origin, faith, sex or means, and help without asking anything in return.",
      nl: "Wij behandelen iedereen met respect, ongeacht afkomst, geloof, sekse of inkomen, en vragen voor hulp niets terug.",
      ar: "نعامل الجميع باحترام أيًا كان أصلهم أو دينهم أو جنسهم أو حالهم، ونساعد من غير أن نطلب شيئًا في المقابل.",
    },
    {
      en: "Nobody is alone with a child or a vulnerable person without having shown a certificate of conduct.",
      nl: "Niemand is alleen met een kind of een kwetsbaar mens zonder een VOG te hebben laten zien.",
      ar: "لا ينفرد أحد بطفل أو بشخص ضعيف ما لم يُبرز شهادة حسن السيرة والسلوك.",
    },
    {
      en: "We take no presents and pay no bribes. Every expense has a receipt.",
      nl: "Wij nemen geen geschenken aan en betalen geen steekpenningen. Bij elke uitgave hoort een bon.",
      ar: "لا نقبل الهدايا ولا ندفع الرشاوى. ولكل نفقة إيصال.",
    },
    {
      en: "We do not do business with ourselves, our families or our friends on behalf of the foundation.",
      nl: "Wij doen namens de stichting geen zaken met onszelf, onze familie of onze vrienden.",
      ar: "لا نتعامل تجاريًا باسم المؤسسة مع أنفسنا أو عائلاتنا أو أصدقائنا.",
    },
    {
      en: "We show nobody's face, name or story without consent, and keep no more data than we need.",
      nl: "Wij tonen van niemand het gezicht, de naam of het verhaal zonder toestemming, en bewaren niet meer gegevens dan nodig.",
      ar: "لا ننشر صورة أحد أو اسمه أو قصته من غير موافقته، ولا نحتفظ من البيانات إلا بما نحتاج إليه.",
    },
    {
      en: "Anyone who sees something wrong can report it, also anonymously, and will not suffer for it.",
      nl: "Wie ziet dat er iets niet klopt, kan dat melden, ook anoniem, en ondervindt daar geen nadeel van.",
      ar: "من رأى خطأً فله أن يبلغ عنه، ولو من غير ذكر اسمه، ولن يلحقه ضرر بسبب ذلك.",
    },
  ],
  complaints: [
    {
      en: "Tell us what went wrong: by email to {email}, by telephone on {phone} or by letter.",
      nl: "Laat ons weten wat er misging: per e-mail aan {email}, per telefoon op {phone} of per brief.",
      ar: "أخبرونا بما حدث: بالبريد الإلكتروني على {email} أو بالهاتف على {phone} أو برسالة.",
    },
    {
      en: "Within five working days you hear that we have received it and who deals with it.",
      nl: "Binnen vijf werkdagen hoort u dat wij uw klacht hebben ontvangen en wie ermee bezig is.",
      ar: "نُعلمكم في غضون خمسة أيام عمل بأننا استلمنا الشكوى وبمن يتابعها.",
    },
    {
      en: "Within four weeks you get an answer in writing, from someone who was not involved.",
      nl: "Binnen vier weken krijgt u een schriftelijk antwoord van iemand die er niet bij betrokken was.",
      ar: "ويصلكم في غضون أربعة أسابيع رد مكتوب من شخص لا صلة له بالأمر.",
    },
    {
      en: "If you do not agree, the secretary of the board puts it before the board, which decides within six weeks.",
      nl: "Bent u het er niet mee eens, dan legt de secretaris de klacht voor aan het bestuur, dat binnen zes weken beslist.",
      ar: "وإذا لم تقتنعوا بالرد رفع أمين السر الشكوى إلى المجلس، فيبت فيها في غضون ستة أسابيع.",
    },
    {
      en: "Complaints are kept in a register, and the annual report says how many there were and what we changed.",
      nl: "Klachten worden in een register bijgehouden; het jaarverslag vermeldt hoeveel het er waren en wat wij hebben veranderd.",
      ar: "وتُحفظ الشكاوى في سجل، ويذكر التقرير السنوي عددها وما غيّرناه بسببها.",
    },
  ],
};
