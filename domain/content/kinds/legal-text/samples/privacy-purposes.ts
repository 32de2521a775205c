import type { LegalSection } from "../schema.ts";

export const privacyPurposes: LegalSection[] = [
  {
    id: "who-we-are",
    heading: { en: "Who is responsible", nl: "Wie verantwoordelijk is", ar: "الجهة المسؤولة" },
    paragraphs: [
      {
        en: "{statutoryName} is responsible for the personal data described on this page. In the Dutch trade register it is entered as {registeredName}, number {kvk}; its fiscal number (RSIN) is {rsin}.",
        nl: "{statutoryName} is verwerkingsverantwoordelijke voor de persoonsgegevens die op deze pagina staan beschreven. In het handelsregister staat de stichting ingeschreven als {registeredName}, KVK-nummer {kvk}; het fiscale nummer (RSIN) is {rsin}.",
        ar: "{statutoryName} هي المسؤولة عن معالجة البيانات الشخصية (جهة التحكم) المذكورة في هذه الصفحة. وهي مقيدة في السجل التجاري الهولندي باسم {registeredName} برقم {kvk}، ورقمها الضريبي (RSIN) هو {rsin}.",
      },
      {
        en: "For every question about your data: write to {email}, call {phone} ({openingHours}), or send a letter to {address}, {country}.",
        nl: "Hebt u een vraag over uw gegevens? Mail naar {email}, bel {phone} ({openingHours}) of stuur een brief naar {address}.",
        ar: "لأي سؤال عن بياناتكم: راسلونا على {email}، أو اتصلوا بنا على {phone} ({openingHours})، أو ابعثوا رسالة إلى {address}، {country}.",
      },
    ],
    items: [],
  },
  {
    id: "in-short",
    heading: { en: "In short", nl: "In het kort", ar: "باختصار" },
    paragraphs: [],
    items: [
      {
        en: "We do not follow you: no advertising, no tracking, no statistics by other companies, no sale of data.",
        nl: "Wij volgen u niet: geen advertenties, geen tracking, geen statistieken van andere bedrijven, geen verkoop van gegevens.",
        ar: "لا نتعقبكم: لا إعلانات ولا تتبع ولا إحصاءات لشركات أخرى ولا بيع للبيانات.",
      },
      {
        en: "We ask for what we need and no more. What is optional says so.",
        nl: "Wij vragen wat nodig is en niet meer. Wat niet verplicht is, staat erbij.",
        ar: "لا نطلب إلا ما نحتاج إليه، وما كان اختياريًا ذكرنا أنه اختياري.",
      },
      {
        en: "Payment providers come into play only when you pay.",
        nl: "Betaaldiensten komen pas in beeld als u betaalt.",
        ar: "لا يصل شيء إلى مزوّدي الدفع إلا عندما تدفعون.",
      },
      {
        en: "You can see, download and erase your data yourself.",
        nl: "U kunt uw gegevens zelf bekijken, downloaden en wissen.",
        ar: "يمكنكم الاطلاع على بياناتكم وتنزيلها ومحوها بأنفسكم.",
      },
    ],
  },
  {
    id: "what-we-use",
    heading: {
      en: "What we use, and on what ground",
      nl: "Wat wij gebruiken, en op welke grond",
      ar: "ما نستخدمه وعلى أي أساس",
    },
    paragraphs: [
      {
        en: "Each kind of data has its own purpose and its own legal ground in the European privacy law (GDPR).",
        nl: "Elk soort gegevens heeft een eigen doel en een eigen grondslag in de privacywet (AVG).",
        ar: "لكل نوع من البيانات غرضه وأساسه القانوني في اللائحة العامة لحماية البيانات (GDPR).",
      },
    ],
    items: [
      {
        en: "Donations: your email address, your name if you give it, amount, purpose, date, language and the country you state; for a bank transfer also the name, account number and description that your bank passes on. We need these to carry out your gift, send the receipt and keep our accounts (agreement and legal obligation).",
        nl: "Giften: uw e-mailadres, uw naam als u die geeft, bedrag, doel, datum, taal en het land dat u opgeeft; bij een overschrijving ook de naam, het rekeningnummer en de omschrijving die uw bank meestuurt. Die hebben wij nodig om uw gift uit te voeren, het giftbewijs te sturen en onze boekhouding te voeren (overeenkomst en wettelijke verplichting).",
        ar: "التبرعات: بريدكم الإلكتروني، واسمكم إن ذكرتموه، والمبلغ والغرض والتاريخ واللغة والبلد الذي تذكرونه، وفي التحويل البنكي أيضًا الاسم ورقم الحساب والوصف كما يرسلها بنككم. نحتاج إليها لتنفيذ التبرع وإرسال الإيصال ومسك دفاترنا (عقد والتزام قانوني).",
      },
      {
        en: "Tributes: the name of the person honored, your message and the email address for the notice. We send it once, never with the amount (your request, and our interest in doing what you ask).",
        nl: "Giften ter ere van of ter nagedachtenis aan iemand: de naam van degene om wie het gaat, uw bericht en het e-mailadres voor de kennisgeving. Die sturen wij één keer, nooit met het bedrag (uw verzoek, en ons gerechtvaardigd belang om te doen wat u vraagt).",
        ar: "الإهداءات: اسم الشخص المُهدى إليه ورسالتكم والبريد الإلكتروني للإشعار. نرسل الإشعار مرة واحدة ولا نذكر فيه المبلغ أبدًا (بناءً على طلبكم ومصلحتنا في تلبيته).",
      },
      {
        en: "Account: your email address, name, picture if you have one, and sign-in sessions, so that you can see your gifts and change your choices (agreement).",
        nl: "Account: uw e-mailadres, naam, foto als u die hebt, en inlogsessies, zodat u uw giften kunt zien en uw keuzes kunt aanpassen (overeenkomst).",
        ar: "الحساب: بريدكم الإلكتروني واسمكم وصورتكم إن وُجدت وجلسات الدخول، لتتمكنوا من رؤية تبرعاتكم وتعديل خياراتكم (عقد).",
      },
      {
        en: "Periodic gift agreements: the identity data that the Dutch tax office prescribes, including the citizen service number (BSN). It is stored encrypted, and only its last three digits are shown (legal obligation).",
        nl: "Periodieke giften: de gegevens die de Belastingdienst voorschrijft, waaronder het burgerservicenummer (BSN). Dat wordt versleuteld bewaard en alleen de laatste drie cijfers zijn zichtbaar (wettelijke verplichting).",
        ar: "اتفاقيات التبرع الدوري: بيانات الهوية التي تشترطها مصلحة الضرائب الهولندية، ومنها الرقم الوطني الهولندي (BSN). ويُحفظ مشفرًا ولا تظهر منه إلا الأرقام الثلاثة الأخيرة (التزام قانوني).",
      },
      {
        en: "Volunteers: your name, email address, telephone number if you give it, the role, your motivation and your choices, to handle your application (steps at your request). Of a background check we note only that it was seen, by whom, when, and when to renew it. We keep no copy and do not ask for your BSN.",
        nl: "Vrijwilligers: uw naam, e-mailadres, telefoonnummer als u dat geeft, de rol, uw motivatie en uw keuzes, om uw aanmelding te behandelen (voorbereiding van een overeenkomst op uw verzoek). Van een VOG noteren wij alleen dat die gezien is, door wie, wanneer, en wanneer een nieuwe nodig is. Wij bewaren geen kopie en vragen geen BSN.",
        ar: "المتطوعون: الاسم والبريد الإلكتروني ورقم الهاتف إن ذُكر والدور والدافع والخيارات، للنظر في الطلب (خطوات بناءً على طلبكم). أما شهادة حسن السيرة والسلوك فلا ندوّن عنها إلا أنها عُرضت، ومن اطلع عليها ومتى، وموعد تجديدها. ولا نحتفظ بنسخة منها ولا نطلب الرقم الوطني الهولندي (BSN).",
      },
      {
        en: "Grant and partner applications, event registrations and messages: the details of the contact person, what you write and the files you send, to answer and decide (steps at your request).",
        nl: "Aanvragen om een bijdrage of partnerschap, aanmeldingen voor bijeenkomsten en berichten: de gegevens van de contactpersoon, wat u schrijft en de bestanden die u stuurt, om te antwoorden en te beslissen (voorbereiding van een overeenkomst op uw verzoek).",
        ar: "طلبات المنح والشراكة والتسجيل في الفعاليات والرسائل: بيانات جهة الاتصال وما تكتبونه والملفات التي ترسلونها، للرد واتخاذ القرار (خطوات بناءً على طلبكم).",
      },
      {
        en: "News by email: only with your consent, which you can withdraw at any time. We keep which text you agreed to, in which language and when.",
        nl: "Nieuws per e-mail: alleen met uw toestemming, die u altijd kunt intrekken. Wij bewaren met welke tekst u instemde, in welke taal en wanneer.",
        ar: "الأخبار بالبريد الإلكتروني: بموافقتكم فقط، ولكم سحبها في أي وقت. ونحتفظ بالنص الذي وافقتم عليه ولغته وتاريخ الموافقة.",
      },
      {
        en: "Safety of the site: your network address, for a short time, to stop abuse such as card testing (our interest in a safe site). For the same reason we keep for a day, as digests, the mark that a payment provider gives a card (never its number) and how a payment was begun; a gift that looks like abuse is looked at by a person, and what was decided is kept for ninety days. The country that the network reports is used to apply the country rule and is not kept.",
        nl: "Veiligheid van de site: uw IP-adres, korte tijd, om misbruik zoals het testen van gestolen kaarten te stoppen (gerechtvaardigd belang: een veilige site). Om dezelfde reden bewaren wij een dag lang, alleen als controlegetal (hash), het kenmerk dat de betaaldienst aan een kaart geeft (nooit het nummer) en hoe een betaling begon; een gift die op misbruik lijkt, wordt door een mens bekeken, en wat is beslist bewaren wij negentig dagen. Het land dat het netwerk meldt, gebruiken wij voor de landenregel en bewaren wij niet.",
        ar: "أمن الموقع: عنوان الإنترنت (IP) لديكم لمدة قصيرة لمنع إساءة الاستخدام مثل تجربة البطاقات المسروقة (مصلحة مشروعة: أمن الموقع). وللسبب نفسه نحتفظ ليوم واحد، على هيئة بصمة رقمية، بالعلامة التي يعطيها مزوّد الدفع للبطاقة (وليس رقمها أبدًا) وبكيفية بدء الدفع؛ والتبرع الذي يشبه إساءة الاستخدام يراجعه إنسان، ونحفظ القرار تسعين يومًا. أما البلد الذي تحدده الشبكة فيُستخدم لتطبيق قاعدة البلدان ولا يُحفظ.",
      },
    ],
  },
  {
    id: "calculators",
    heading: {
      en: "Calculators and statistics",
      nl: "Rekenhulpen en statistieken",
      ar: "الحاسبات والإحصاءات",
    },
    paragraphs: [
      {
        en: "The zakat calculator and the tax calculator run entirely in your own browser. What you enter there does not leave your device. If you choose to take an amount to the donation form, only that amount goes with you and, as long as you leave the box ticked there, that it is zakat.",
        nl: "De zakatcalculator en de rekenhulp giftenaftrek werken helemaal in uw eigen browser. Wat u daar invult, verlaat uw apparaat niet. Kiest u ervoor een bedrag mee te nemen naar het formulier om te geven, dan gaat alleen dat bedrag mee en, zolang u daar het vakje aangevinkt laat, dat het om zakat gaat.",
        ar: "تعمل حاسبة الزكاة وحاسبة الضريبة بالكامل داخل متصفحكم، ولا يغادر ما تدخلونه فيهما جهازكم. وإذا اخترتم نقل مبلغ إلى نموذج التبرع فلا ينتقل إلا ذلك المبلغ، مع الإشارة إلى أنه زكاة ما دامت الخانة هناك محدَّدة.",
      },
      {
        en: "We count ourselves how the pages and forms are used, without cookies and without personal data.",
        nl: "Hoe de pagina's en formulieren worden gebruikt, tellen wij zelf, zonder cookies en zonder persoonsgegevens.",
        ar: "نحصي بأنفسنا كيف تُستخدم الصفحات والنماذج، دون ملفات تعريف ارتباط ودون بيانات شخصية.",
      },
    ],
    items: [],
  },
];
