import type { GrantQuestion } from "../schema.ts";

/** Asked of every applicant. A call adds its own question. */
export const commonQuestions: GrantQuestion[] = [
  {
    id: "plan",
    label: { en: "What do you want to do?", nl: "Wat wilt u gaan doen?", ar: "ماذا تريدون أن تفعلوا؟" },
    help: {
      en: "Tell it as you would tell a neighbor: what, where, when and with whom.",
      nl: "Vertel het zoals u het een buur zou vertellen: wat, waar, wanneer en met wie.",
      ar: "احكوه كما تحكونه لجار: ماذا وأين ومتى ومع من.",
    },
    maxLength: 2_500,
    required: true,
  },
  {
    id: "people",
    label: {
      en: "Who is it for, and how do you know they want it?",
      nl: "Voor wie is het, en hoe weet u dat zij het willen?",
      ar: "لمن هو؟ وكيف عرفتم أنهم يريدونه؟",
    },
    help: {
      en: "Describe the group. Do not give names or personal details of individuals.",
      nl: "Beschrijf de groep. Noem geen namen of persoonlijke gegevens van afzonderlijke mensen.",
      ar: "صفوا المجموعة، ولا تذكروا أسماء أشخاص أو بياناتهم الشخصية.",
    },
    maxLength: 1_500,
    required: true,
  },
  {
    id: "result",
    label: {
      en: "How will you see that it worked?",
      nl: "Waaraan ziet u dat het gelukt is?",
      ar: "كيف ستعرفون أنه نجح؟",
    },
    help: {
      en: "One or two things that you can count or ask.",
      nl: "Een of twee dingen die u kunt tellen of vragen.",
      ar: "أمر أو أمران يمكنكم عدّهما أو السؤال عنهما.",
    },
    maxLength: 1_500,
    required: true,
  },
  {
    id: "costs",
    label: {
      en: "What does it cost, and who pays the rest?",
      nl: "Wat kost het, en wie betaalt de rest?",
      ar: "كم يكلف؟ ومن يدفع الباقي؟",
    },
    help: {
      en: "List the main costs in euros. Round figures are fine.",
      nl: "Noem de belangrijkste kosten in euro's. Afgeronde bedragen zijn goed.",
      ar: "اذكروا التكاليف الرئيسية باليورو، ولا بأس بالأرقام التقريبية.",
    },
    maxLength: 1_500,
    required: true,
  },
];
