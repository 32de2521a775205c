import type { VolunteerRole } from "./schema.ts";

export const volunteerRoles: VolunteerRole[] = [
  {
    id: "education-tutor",
    title: { en: "Education Tutor", nl: "Huiswerkbegeleider", ar: "الدعم الدراسي" },
    description: {
      en: "Help a small group of students aged 12 to 18 with homework and exams, two hours a week, always with a coordinator in the building.",
      nl: "Help een klein groepje leerlingen van 12 tot 18 jaar met huiswerk en examens, twee uur per week, altijd met een coördinator in het gebouw.",
      ar: "ساعدوا مجموعة صغيرة من الطلاب بين 12 و18 عامًا في واجباتهم واستعدادهم للامتحانات، ساعتين في الأسبوع، مع وجود منسق في المبنى دائمًا.",
    },
    locationType: "ONSITE",
    location: { en: "Amsterdam", nl: "Amsterdam", ar: "أمستردام" },
    requirements: {
      en: "You know one school subject well and can come every week of the school year. We arrange a certificate of conduct (VOG) with you, free of charge.",
      nl: "U beheerst één schoolvak goed en kunt elke schoolweek komen. Wij regelen samen met u een Verklaring Omtrent het Gedrag (VOG), kosteloos.",
      ar: "أن تتقنوا مادة دراسية واحدة وأن تتمكنوا من الحضور كل أسبوع خلال العام الدراسي. ونستخرج معكم شهادة حسن السيرة والسلوك (VOG) مجانًا.",
    },
    needsBackgroundCheck: true,
  },
  {
    id: "elderly-companion",
    title: { en: "Elderly Companion", nl: "Maatje voor ouderen", ar: "مرافقة كبار السن" },
    description: {
      en: "Visit the same older person every week: a walk, a coffee, a hand with a phone or a letter. Our local partner introduces you and stays in touch.",
      nl: "Bezoek elke week dezelfde oudere: een wandeling, een kop koffie, hulp met de telefoon of een brief. Onze lokale partner stelt u voor en houdt contact.",
      ar: "زوروا الشخص المسن نفسه كل أسبوع: نزهة أو فنجان قهوة أو مساعدة في الهاتف أو قراءة رسالة. ويتولى شريكنا المحلي تعريفكم به ويبقى على تواصل معكم.",
    },
    locationType: "ONSITE",
    location: { en: "Dubai", nl: "Dubai", ar: "دبي" },
    requirements: {
      en: "You live in or near Dubai, speak Arabic, English or Urdu, and register as a volunteer through our licensed local partner, with a police clearance. Volunteers do not collect money.",
      nl: "U woont in of bij Dubai, spreekt Arabisch, Engels of Urdu en schrijft u in als vrijwilliger via onze lokale partner met vergunning, met een verklaring van de politie. Vrijwilligers zamelen geen geld in.",
      ar: "أن تقيموا في دبي أو بالقرب منها، وأن تتحدثوا العربية أو الإنجليزية أو الأردية، وأن تسجلوا للتطوع عن طريق شريكنا المحلي المرخَّص مع شهادة من الشرطة. ولا يجمع المتطوعون الأموال.",
    },
    needsBackgroundCheck: true,
  },
  {
    id: "animal-care",
    title: { en: "Animal Care Assistant", nl: "Dierenverzorger", ar: "رعاية الحيوانات" },
    description: {
      en: "Feed, clean, walk and get frightened animals used to people again, in one of the shelters we work with.",
      nl: "Voeren, schoonmaken, uitlaten en bange dieren weer aan mensen laten wennen, in een van de opvangcentra waarmee wij werken.",
      ar: "إطعام الحيوانات وتنظيف أماكنها والتنزه بها ومساعدة الخائف منها على الاعتياد على الناس من جديد، في أحد الملاجئ التي نتعاون معها.",
    },
    locationType: "ONSITE",
    location: { en: "Various locations", nl: "Verschillende locaties", ar: "مواقع مختلفة" },
    requirements: {
      en: "You are at least 18, have had a tetanus vaccination and can spare half a day a week for three months or more.",
      nl: "U bent minimaal 18 jaar, ingeënt tegen tetanus en hebt drie maanden of langer een halve dag per week tijd.",
      ar: "أن يكون عمركم 18 عامًا على الأقل، وأن تكونوا محصنين ضد الكزاز، وأن تتفرغوا نصف يوم أسبوعيًا ثلاثة أشهر أو أكثر.",
    },
    needsBackgroundCheck: false,
  },
  {
    id: "digital-marketing",
    title: {
      en: "Digital Marketing Volunteer",
      nl: "Vrijwilliger online communicatie",
      ar: "التسويق الرقمي",
    },
    description: {
      en: "Write, film or design stories about our projects from home, with the people in them agreeing to every word and picture.",
      nl: "Schrijf, film of ontwerp vanuit huis verhalen over onze projecten, waarbij de mensen om wie het gaat instemmen met elk woord en elk beeld.",
      ar: "اكتبوا قصصًا عن مشاريعنا أو صوّروها أو صمّموها من منازلكم، بموافقة أصحابها على كل كلمة وكل صورة.",
    },
    locationType: "REMOTE",
    location: { en: "Remote", nl: "Op afstand", ar: "عن بُعد" },
    requirements: null,
    needsBackgroundCheck: false,
  },
];
