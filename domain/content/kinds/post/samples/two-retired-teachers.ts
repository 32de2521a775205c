import { addDays } from "#domain/calendar/day.ts";
import type { Post } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const twoRetiredTeachers = (today: string): Post => ({
  id: "two-retired-teachers",
  title: {
    en: "Two retired teachers and a waiting list",
    nl: "Twee gepensioneerde docenten en een wachtlijst",
    ar: "معلمان متقاعدان وقائمة انتظار",
  },
  summary: {
    en: "Nineteen students wanted help with mathematics and there was room for nine. The answer lived around the corner.",
    nl: "Negentien leerlingen wilden hulp met wiskunde en er was plaats voor negen. De oplossing woonde om de hoek.",
    ar: "أراد تسعة عشر طالبًا عونًا في الرياضيات ولم يكن هناك مكان إلا لتسعة. وكان الحل يسكن على بُعد خطوات.",
  },
  body: prose(
    {
      en: "When the list for exam mathematics closed, it had nineteen names on it. Our tutor in Amsterdam-Noord can handle nine. Turning away ten students, of whom seven have their final exams this year, was not something anybody wanted to do.",
      nl: "Toen de lijst voor examenwiskunde sloot, stonden er negentien namen op. Onze begeleider in Amsterdam-Noord kan er negen aan. Tien leerlingen wegsturen, van wie zeven dit jaar eindexamen doen: dat wilde niemand.",
      ar: "حين أُغلقت قائمة التسجيل في رياضيات الامتحانات كان عليها تسعة عشر اسمًا، ومعلمنا في شمال أمستردام لا يستطيع متابعة أكثر من تسعة. ولم يكن أحد يريد أن يردّ عشرة طلاب، سبعة منهم في سنتهم النهائية.",
    },
    {
      en: "The coordinator put a note in the library across the street. Within a week two people came in who had taught at the same school for thirty years, one mathematics and one physics, and who had promised each other never to mark a test again. They do not have to.",
      nl: "De coördinator hing een briefje op in de bibliotheek aan de overkant. Binnen een week kwamen twee mensen binnen die dertig jaar op dezelfde school hadden lesgegeven, de een wiskunde en de ander natuurkunde, en die elkaar hadden beloofd nooit meer een toets na te kijken. Dat hoeft ook niet.",
      ar: "علّقت المنسقة ورقة في المكتبة المقابلة، وخلال أسبوع جاء شخصان درّسا ثلاثين عامًا في المدرسة نفسها، أحدهما الرياضيات والآخر الفيزياء، وقد تعاهدا على ألا يصححا اختبارًا بعد اليوم. ولن يُطلب منهما ذلك.",
    },
    {
      en: "Both have now shown their certificate of conduct and started with a group of five each. The extra evening costs 35 euros a week in rent and tea, and comes out of the existing budget.",
      nl: "Beiden hebben inmiddels hun VOG laten zien en zijn begonnen met elk een groep van vijf. De extra avond kost 35 euro per week aan huur en thee, en past in het bestaande budget.",
      ar: "وقد أبرز كلاهما شهادة حسن السيرة والسلوك، وبدأ كل منهما مع مجموعة من خمسة طلاب. وتكلف الأمسية الإضافية 35 يورو في الأسبوع للإيجار والشاي، تُغطى من الموازنة القائمة.",
    },
  ),
  author: {
    en: "The children program team",
    nl: "Het team van het programma Kinderen",
    ar: "فريق برنامج الأطفال",
  },
  publishedOn: addDays(today, -4),
  programId: "children",
  projectId: "amsterdam-youth-education-hub",
  cover: null,
});
