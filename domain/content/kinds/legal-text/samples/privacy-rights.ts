import type { LegalSection } from "../schema.ts";

export const privacyRights: LegalSection[] = [
  {
    id: "your-rights",
    heading: { en: "Your rights", nl: "Uw rechten", ar: "حقوقكم" },
    paragraphs: [
      {
        en: "Those who are signed in do most of this themselves under Privacy Settings. Everyone else writes to {email}. We answer within one month; if a request is complicated we may take two months more, and then say so within the first. It costs nothing.",
        nl: "Wie is ingelogd, regelt het meeste zelf bij Privacyinstellingen. Alle anderen mailen naar {email}. Wij antwoorden binnen een maand; is een verzoek ingewikkeld, dan mogen wij twee maanden langer doen en laten wij dat binnen de eerste maand weten. Het kost niets.",
        ar: "من سجل الدخول ينجز معظم ذلك بنفسه في إعدادات الخصوصية، ومن سواه يكتب إلى {email}. ونرد خلال شهر، فإن كان الطلب معقدًا جاز لنا شهران إضافيان ونخبركم بذلك في الشهر الأول. ولا يكلف ذلك شيئًا.",
      },
    ],
    items: [
      {
        en: "See your data, and take them with you as JSON and CSV files.",
        nl: "Uw gegevens bekijken en meenemen, als JSON- en CSV-bestanden.",
        ar: "الاطلاع على بياناتكم وأخذها معكم بصيغتي JSON وCSV.",
      },
      {
        en: "Have what is wrong corrected.",
        nl: "Laten verbeteren wat niet klopt.",
        ar: "تصحيح ما هو خاطئ منها.",
      },
      {
        en: "Have your data erased. Profile, sign-in and mailings are deleted immediately. What the tax law obliges us to keep is locked until its term ends and then made anonymous.",
        nl: "Uw gegevens laten wissen. Profiel, inloggegevens en mailings verdwijnen meteen. Wat wij volgens de belastingwet moeten bewaren, wordt afgesloten tot de termijn voorbij is en daarna anoniem gemaakt.",
        ar: "المحو: يُحذف الملف الشخصي وبيانات الدخول والاشتراكات البريدية فورًا، أما ما يلزمنا قانون الضرائب بحفظه فيُقفل حتى انتهاء مدته ثم تُحذف منه هويتكم.",
      },
      {
        en: "Object to a use, or have it restricted while a question is open.",
        nl: "Bezwaar maken tegen het gebruik van uw gegevens, of het laten beperken zolang een vraag openstaat.",
        ar: "الاعتراض على استخدام معين، أو تقييده ما دامت المسألة قيد النظر.",
      },
      {
        en: "Withdraw a consent as easily as you gave it.",
        nl: "Een toestemming net zo makkelijk intrekken als u die gaf.",
        ar: "سحب الموافقة بالسهولة التي مُنحت بها.",
      },
      {
        en: "Be judged by a person: no decision about you is made only by a computer.",
        nl: "Door een mens beoordeeld worden: geen besluit over u wordt alleen door een computer genomen.",
        ar: "أن يبتّ في أمركم إنسان: فلا يُتخذ أي قرار بشأنكم بواسطة الحاسوب وحده.",
      },
    ],
  },
  {
    id: "uae-and-saudi-arabia",
    heading: {
      en: "If you live in the United Arab Emirates or Saudi Arabia",
      nl: "Als u in de Verenigde Arabische Emiraten of Saoedi-Arabië woont",
      ar: "إذا كنتم تقيمون في الإمارات العربية المتحدة أو المملكة العربية السعودية",
    },
    paragraphs: [
      {
        en: "The data protection laws of those countries also apply: Federal Decree-Law 45 of 2021 in the United Arab Emirates, and the Personal Data Protection Law of Saudi Arabia. You have all the rights described here: to be informed, to see, correct, move and erase your data, to restrict or stop its use, and to withdraw your consent.",
        nl: "De wetten over gegevensbescherming van die landen gelden ook: Federaal Wetsdecreet 45 van 2021 in de Verenigde Arabische Emiraten en de Wet bescherming persoonsgegevens van Saoedi-Arabië. U hebt alle rechten die hier staan: geïnformeerd worden, uw gegevens zien, verbeteren, meenemen en wissen, het gebruik beperken of stoppen, en uw toestemming intrekken.",
        ar: "تسري أيضًا قوانين حماية البيانات في البلدين: المرسوم بقانون اتحادي رقم 45 لسنة 2021 في الإمارات العربية المتحدة، ونظام حماية البيانات الشخصية في المملكة العربية السعودية. ولكم جميع الحقوق الواردة هنا: العلم، والاطلاع على بياناتكم وتصحيحها ونقلها ومحوها، وتقييد استخدامها أو وقفه، وسحب موافقتكم.",
      },
      {
        en: "We use your data only because you ask us to, for instance when you apply to volunteer, or with your express consent. They are stored in {hostingCountry}, outside your country. We do not ask you for donations there. You may also complain to the UAE Data Office or to the Saudi Data and AI Authority (SDAIA).",
        nl: "Wij gebruiken uw gegevens alleen omdat u ons daarom vraagt, bijvoorbeeld als u zich als vrijwilliger aanmeldt, of met uw uitdrukkelijke toestemming. Ze staan in {hostingCountry}, buiten uw land. Wij vragen u daar niet om giften. U kunt ook een klacht indienen bij het UAE Data Office of bij de Saudi Data and AI Authority (SDAIA).",
        ar: "ولا نستخدم بياناتكم إلا لأنكم طلبتم منا ذلك، كأن تتقدموا للتطوع، أو بموافقتكم الصريحة. وهي محفوظة في {hostingCountry}، أي خارج بلدكم. ولا نطلب منكم التبرع هناك. ولكم أيضًا تقديم شكوى إلى مكتب الإمارات للبيانات أو إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).",
      },
    ],
    items: [],
  },
  {
    id: "young-people",
    heading: { en: "Young people", nl: "Jongeren", ar: "صغار السن" },
    paragraphs: [
      {
        en: "The forms on this site are meant for people of 16 and over. Younger people use them together with a parent or guardian.",
        nl: "De formulieren op deze site zijn bedoeld voor mensen van 16 jaar en ouder. Wie jonger is, vult ze samen met een ouder of voogd in.",
        ar: "النماذج في هذا الموقع مخصصة لمن بلغوا 16 عامًا فأكثر، ومن هم أصغر يملؤونها مع أحد الوالدين أو الوصي.",
      },
    ],
    items: [],
  },
  {
    id: "complaints",
    heading: { en: "Complaints", nl: "Klachten", ar: "الشكاوى" },
    paragraphs: [
      {
        en: "Tell us first, if you like, at {email}: we would rather put it right. You may always complain to the Dutch Data Protection Authority (Autoriteit Persoonsgegevens, autoriteitpersoonsgegevens.nl), or to the authority of the European country where you live.",
        nl: "Vertel het ons gerust eerst, via {email}: wij herstellen het liever. U kunt altijd een klacht indienen bij de Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl), of bij de toezichthouder van het Europese land waar u woont.",
        ar: "أخبرونا أولًا إن شئتم على {email}، فنحن نفضل إصلاح الخطأ. ولكم دائمًا تقديم شكوى إلى هيئة حماية البيانات الهولندية (Autoriteit Persoonsgegevens، autoriteitpersoonsgegevens.nl) أو إلى الهيئة المختصة في البلد الأوروبي الذي تقيمون فيه.",
      },
    ],
    items: [],
  },
  {
    id: "changes",
    heading: { en: "Changes", nl: "Wijzigingen", ar: "التعديلات" },
    paragraphs: [
      {
        en: "Every version of this text has a number and a date. If something changes that matters to you, we say so on this site before it takes effect, and ask again where your consent is needed.",
        nl: "Elke versie van deze tekst heeft een nummer en een datum. Verandert er iets dat voor u van belang is, dan zeggen wij dat vooraf op deze site, en vragen wij opnieuw toestemming waar die nodig is.",
        ar: "لكل إصدار من هذا النص رقم وتاريخ. وإذا تغير ما يهمكم أعلنا ذلك في هذا الموقع قبل سريانه، وطلبنا موافقتكم من جديد حيث تلزم.",
      },
    ],
    items: [],
  },
];
