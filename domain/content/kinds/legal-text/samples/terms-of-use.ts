import type { LegalSection } from "../schema.ts";

export const termsOfUse: LegalSection[] = [
  {
    id: "applications",
    heading: {
      en: "Volunteering, grants and partners",
      nl: "Vrijwilligers, bijdragen en partners",
      ar: "التطوع والمنح والشراكات",
    },
    paragraphs: [
      {
        en: "An application is a request, not yet an agreement. We answer every one and give our reasons when we decline. What you write must be true. Roles with children or older people need a certificate of conduct (in the Netherlands a VOG) before you begin. Volunteers in the United Arab Emirates and Saudi Arabia register through our licensed partner and do not collect money.",
        nl: "Een aanmelding of aanvraag is een verzoek, nog geen overeenkomst. Wij beantwoorden ze allemaal en noemen onze redenen als wij nee zeggen. Wat u schrijft, moet waar zijn. Voor rollen met kinderen of ouderen is vóór het begin een VOG nodig. Vrijwilligers in de Verenigde Arabische Emiraten en Saoedi-Arabië schrijven zich in via onze partner met vergunning en zamelen geen geld in.",
        ar: "التقديم طلب وليس اتفاقًا بعد. ونجيب عن كل طلب ونذكر أسبابنا عند الرفض. ويجب أن يكون ما تكتبونه صحيحًا. وتتطلب الأدوار مع الأطفال أو كبار السن شهادة حسن السيرة والسلوك (في هولندا VOG) قبل البدء. ويسجل المتطوعون في الإمارات العربية المتحدة والمملكة العربية السعودية عن طريق شريكنا المرخَّص ولا يجمعون الأموال.",
      },
    ],
    items: [],
  },
  {
    id: "account",
    heading: { en: "Your account", nl: "Uw account", ar: "حسابكم" },
    paragraphs: [
      {
        en: "Keep the links we send you for signing in to yourself. If you think someone else is using your account, sign out everywhere under “Sign-in and devices” and let us know.",
        nl: "Houd de inloglinks die wij u sturen voor uzelf. Denkt u dat iemand anders uw account gebruikt, log dan overal uit bij ‘Inloggen en apparaten’ en laat het ons weten.",
        ar: "احتفظوا لأنفسكم بروابط الدخول التي نرسلها إليكم. وإذا ظننتم أن غيركم يستخدم حسابكم فسجّلوا الخروج من جميع الأجهزة في صفحة «تسجيل الدخول والأجهزة» وأعلمونا.",
      },
    ],
    items: [],
  },
  {
    id: "using-the-site",
    heading: { en: "Using this site", nl: "Gebruik van deze site", ar: "استخدام الموقع" },
    paragraphs: [
      {
        en: "You may quote our texts and figures if you name us as the source. Pictures of people may not be reused. Do not try out stolen cards here, do not try to enter what is not yours, and do not send bulk messages through our forms; we block that and report it.",
        nl: "U mag onze teksten en cijfers overnemen als u ons als bron noemt. Foto's van mensen mogen niet worden hergebruikt. Test hier geen gestolen kaarten, probeer niet binnen te komen waar u niets te zoeken hebt en verstuur geen bulkberichten via onze formulieren; wij blokkeren dat en doen aangifte.",
        ar: "يجوز لكم اقتباس نصوصنا وأرقامنا مع ذكرنا مصدرًا، ولا يجوز إعادة استخدام صور الأشخاص. ولا تجربوا هنا بطاقات مسروقة، ولا تحاولوا الدخول إلى ما ليس لكم، ولا ترسلوا رسائل جماعية عبر نماذجنا؛ فنحن نمنع ذلك ونبلغ عنه.",
      },
      {
        en: "We keep this site and its figures with care, but cannot promise that it is always reachable or free of mistakes. If you find one, please tell us: {email}. Nothing here limits rights that the law gives you.",
        nl: "Wij onderhouden deze site en de cijfers met zorg, maar kunnen niet beloven dat alles altijd bereikbaar en foutloos is. Ziet u een fout, laat het ons dan weten: {email}. Niets op deze pagina beperkt de rechten die de wet u geeft.",
        ar: "نعتني بهذا الموقع وأرقامه، لكننا لا نستطيع أن نعد بأن يكون متاحًا دائمًا أو خاليًا من الأخطاء. فإذا وجدتم خطأ فأخبرونا: {email}. ولا ينتقص شيء مما هنا من الحقوق التي يمنحكم إياها القانون.",
      },
    ],
    items: [],
  },
  {
    id: "complaints-and-law",
    heading: { en: "Complaints and law", nl: "Klachten en recht", ar: "الشكاوى والقانون" },
    paragraphs: [
      {
        en: "Send a complaint to {email} or call {phone} ({openingHours}). You receive an answer within four weeks from someone who was not involved. These terms are governed by Dutch law; a dispute that we cannot settle together goes to the court in {city}, unless the law gives you another court.",
        nl: "Stuur een klacht naar {email} of bel {phone} ({openingHours}). U krijgt binnen vier weken antwoord van iemand die er niet bij betrokken was. Op deze voorwaarden is Nederlands recht van toepassing; een geschil dat wij samen niet oplossen, gaat naar de rechter in {city}, tenzij de wet u een andere rechter geeft.",
        ar: "أرسلوا الشكوى إلى {email} أو اتصلوا على {phone} ({openingHours}). ويصلكم خلال أربعة أسابيع رد من شخص لم يكن طرفًا في الأمر. وتخضع هذه الشروط للقانون الهولندي، وما لا نستطيع تسويته معًا من نزاع تنظر فيه محكمة {city} ما لم يمنحكم القانون محكمة أخرى.",
      },
    ],
    items: [],
  },
  {
    id: "changes",
    heading: { en: "Changes", nl: "Wijzigingen", ar: "التعديلات" },
    paragraphs: [
      {
        en: "Every version has a number and a date. For a gift the version counts that was shown when you gave it.",
        nl: "Elke versie heeft een nummer en een datum. Voor een gift geldt de versie die werd getoond toen u gaf.",
        ar: "لكل إصدار رقم وتاريخ، ويسري على التبرع الإصدار المعروض وقت تقديمه.",
      },
    ],
    items: [],
  },
];
