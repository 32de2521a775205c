import type { Localized } from "#domain/language.ts";
import type { Measure } from "./indicator.ts";

type Three = readonly [en: string, nl: string, ar: string];
type Texts = Readonly<{ label: Three; unit: Three; note: Three }>;

const inAll = ([en, nl, ar]: Three): Localized => ({ en, nl, ar });
const counted = (measure: Measure, { label, unit, note }: Texts) => ({
  measure,
  label: inAll(label),
  unit: inAll(unit),
  note: inAll(note),
});

const people: Three = ["people", "mensen", "أشخاص"];
const families: Three = ["families", "gezinnen", "أسر"];
const shareOfStudents: Three = [
  "of final-year students",
  "van de eindexamenleerlingen",
  "من طلاب السنة النهائية",
];

/** What the sample projects count, with sources. */
export const sampleMeasures = {
  studentsEnrolled: counted("COUNT", {
    label: ["Students enrolled", "Ingeschreven leerlingen", "الطلاب المسجلون"],
    unit: ["students", "leerlingen", "طلاب"],
    note: ["Enrolment register of the hub", "Inschrijfregister van de hub", "سجل الالتحاق بالمركز"],
  }),
  graduationRate: counted("PERCENT", {
    label: ["Graduation rate", "Slagingspercentage", "نسبة التخرج"],
    unit: shareOfStudents,
    note: [
      "Exam results told by the schools",
      "Examenuitslagen van de scholen",
      "نتائج الامتحانات من المدارس",
    ],
  }),
  seniorsServed: counted("COUNT", {
    label: ["Older people served", "Ondersteunde ouderen", "كبار السن المستفيدون"],
    unit: people,
    note: ["Care plans of the partner", "Zorgplannen van de partner", "خطط الرعاية لدى الشريك"],
  }),
  healthImprovement: counted("PERCENT", {
    label: ["Health improved", "Gezondheid verbeterd", "نسبة تحسن الصحة"],
    unit: ["of those asked", "van de ondervraagden", "ممن سُئلوا"],
    note: ["Half-yearly interviews", "Halfjaarlijkse gesprekken", "مقابلات نصف سنوية"],
  }),
  childrenFed: counted("COUNT", {
    label: ["Children fed", "Kinderen die te eten krijgen", "الأطفال الذين يتلقون وجبات"],
    unit: ["children", "kinderen", "أطفال"],
    note: ["Meal registers of the schools", "Maaltijdlijsten van de scholen", "سجلات الوجبات في المدارس"],
  }),
  familiesTrained: counted("COUNT", {
    label: ["Families trained", "Gezinnen met kookles", "الأسر المدرَّبة"],
    unit: families,
    note: ["Attendance lists", "Presentielijsten", "قوائم الحضور"],
  }),
  animalsRescued: counted("COUNT", {
    label: ["Animals rescued", "Geredde dieren", "الحيوانات التي أُنقذت"],
    unit: ["animals", "dieren", "حيوانات"],
    note: ["Intake register of the shelter", "Opnameregister van de opvang", "سجل الاستقبال في المأوى"],
  }),
  adoptionRate: counted("PERCENT", {
    label: ["Adoption rate", "Adoptiepercentage", "نسبة التبنّي"],
    unit: ["of the rescued animals", "van de geredde dieren", "من الحيوانات المنقَذة"],
    note: ["Adoption contracts", "Adoptiecontracten", "عقود التبنّي"],
  }),
  bedsAvailable: counted("COUNT", {
    label: ["Beds available", "Beschikbare bedden", "الأسرّة المتاحة"],
    unit: ["beds", "bedden", "أسرّة"],
    note: ["Plan of the building", "Plattegrond van het gebouw", "مخطط المبنى"],
  }),
  familiesSupported: counted("COUNT", {
    label: ["Families supported", "Ondersteunde gezinnen", "الأسر المدعومة"],
    unit: families,
    note: [
      "Files of the social workers",
      "Dossiers van de maatschappelijk werkers",
      "ملفات الأخصائيين الاجتماعيين",
    ],
  }),
  peopleTrained: counted("COUNT", {
    label: ["People trained", "Opgeleide mensen", "الأشخاص المدرَّبون"],
    unit: people,
    note: ["Attendance lists", "Presentielijsten", "قوائم الحضور"],
  }),
  emergencyKits: counted("COUNT", {
    label: ["Emergency kits", "Noodpakketten", "حقائب الطوارئ"],
    unit: ["kits", "pakketten", "حقائب"],
    note: ["Delivery notes", "Afleverbonnen", "إيصالات التسليم"],
  }),
  beneficiaries: counted("COUNT", {
    label: ["Helped by this project", "Door dit project geholpen", "من ساعدهم هذا المشروع"],
    unit: ["people or animals", "mensen of dieren", "أشخاص أو حيوانات"],
    note: [
      "Registers of the project, each once",
      "Registers van het project, ieder één keer",
      "سجلات المشروع، كلٌّ مرة واحدة",
    ],
  }),
  successRate: counted("PERCENT", {
    label: ["Success rate", "Succespercentage", "نسبة النجاح"],
    unit: ["of all who took part", "van alle deelnemers", "من جميع المشاركين"],
    note: [
      "Count at the end of the period, by the project's coordinator",
      "Telling aan het einde van de periode, door de coördinator",
      "إحصاء في نهاية الفترة من منسق المشروع",
    ],
  }),
} as const;

export type SampleMeasure = keyof typeof sampleMeasures;
