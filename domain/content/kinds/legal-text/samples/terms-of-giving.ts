import type { LegalSection } from "../schema.ts";

export const termsOfGiving: LegalSection[] = [
  {
    id: "who-receives",
    heading: { en: "Who receives your gift", nl: "Wie uw gift ontvangt", ar: "من يتلقى تبرعكم" },
    paragraphs: [
      {
        en: "Donations on this site are received in the Netherlands by {statutoryName}, registered as {registeredName} with its seat in {city}, trade register {kvk}, RSIN {rsin}. Our address is {address}.",
        nl: "Giften op deze site worden in Nederland ontvangen door {registeredName}, statutair gevestigd te {city}, KVK {kvk}, RSIN {rsin}. Ons adres is {address}.",
        ar: "تتلقى {statutoryName} التبرعات المقدمة عبر هذا الموقع في هولندا. والمؤسسة مسجلة باسم {registeredName} ومقرها {city}، السجل التجاري {kvk}، الرقم الضريبي RSIN {rsin}. وعنواننا {address}.",
      },
    ],
    items: [],
  },
  {
    id: "your-gift",
    heading: { en: "Your gift", nl: "Uw gift", ar: "تبرعكم" },
    paragraphs: [
      {
        en: "A gift is voluntary, at least 0.50 euro, and nothing is given in return for it. It is complete when the payment provider confirms that it has been paid or, for a bank transfer, when the money is in our account; you then receive a receipt by email.",
        nl: "Een gift is vrijwillig, minimaal 0,50 euro, en er staat geen tegenprestatie tegenover. De gift is afgerond als de betaaldienst bevestigt dat er is betaald of, bij een overschrijving, als het geld op onze rekening staat; u krijgt dan een giftbewijs per e-mail.",
        ar: "التبرع طوعي، وحدّه الأدنى 0.50 يورو، ولا مقابل له. ويكتمل حين يؤكد مزوّد الدفع أنه دُفع، أو حين يصل المبلغ إلى حسابنا إذا كان بتحويل بنكي، فيصلكم عندئذ إيصال بالبريد الإلكتروني.",
      },
      {
        en: "A gift to a campaign is spent on that campaign. What comes in above the goal goes to the same program. If a campaign cannot be carried out, we ask you, where we have your address, whether to return the gift or use it elsewhere.",
        nl: "Een gift voor een actie wordt aan die actie besteed. Wat boven het doel binnenkomt, gaat naar hetzelfde programma. Kan een actie niet doorgaan, dan vragen wij u, als wij uw adres hebben, of wij de gift terugbetalen of elders gebruiken.",
        ar: "التبرع لحملة يُنفق على تلك الحملة، وما يزيد على الهدف يذهب إلى البرنامج نفسه. وإذا تعذر تنفيذ الحملة سألناكم، إن كان لدينا عنوانكم، هل نرد التبرع أم نستخدمه في غرض آخر.",
      },
      {
        en: "If you choose to cover the payment costs, the extra amount is shown before you pay. It is a gift like the rest and is never added without your choice.",
        nl: "Kiest u ervoor de transactiekosten te betalen, dan ziet u het extra bedrag voordat u betaalt. Het is een gift als de rest en komt er nooit bij zonder dat u dat kiest.",
        ar: "وإذا اخترتم تحمل رسوم الدفع ظهر المبلغ الإضافي قبل الدفع. وهو تبرع كسائر التبرع، ولا يُضاف أبدًا دون اختياركم.",
      },
    ],
    items: [],
  },
  {
    id: "monthly",
    heading: { en: "Monthly gifts", nl: "Maandelijkse giften", ar: "التبرعات الشهرية" },
    paragraphs: [
      {
        en: "A monthly gift is charged every month until you stop it. We write to you before each direct debit. You can change the amount or the day, skip a month, pause or stop at any time on your dashboard, or by writing to {email}. Stopping takes two clicks and needs no reason.",
        nl: "Een maandelijkse gift wordt elke maand afgeschreven tot u stopt. Voor elke incasso krijgt u bericht. U kunt het bedrag of de dag veranderen, een maand overslaan, pauzeren of stoppen wanneer u wilt, in Mijn overzicht of door te mailen naar {email}. Stoppen kost twee klikken en u hoeft geen reden te geven.",
        ar: "يُحصَّل التبرع الشهري كل شهر إلى أن توقفوه، ونراسلكم قبل كل خصم مباشر. ويمكنكم تغيير المبلغ أو اليوم أو تخطي شهر أو الإيقاف المؤقت أو الإنهاء متى شئتم من لوحة المتبرع أو بالكتابة إلى {email}. والإنهاء بنقرتين ودون ذكر سبب.",
      },
    ],
    items: [],
  },
  {
    id: "refunds",
    heading: { en: "Refunds", nl: "Terugbetaling", ar: "رد المبالغ" },
    paragraphs: [
      {
        en: "Did something go wrong, such as a wrong amount or a gift made twice? Write to {email} within 30 days and we pay it back in full, in the way you paid. After that we look at each request on its own.",
        nl: "Ging er iets mis, zoals een verkeerd bedrag of een dubbele gift? Mail binnen 30 dagen naar {email} en wij betalen alles terug, op de manier waarop u betaalde. Daarna bekijken wij elk verzoek apart.",
        ar: "هل حدث خطأ، كمبلغ غير صحيح أو تبرع مكرر؟ اكتبوا إلى {email} خلال 30 يومًا فنرد المبلغ كاملًا بالطريقة التي دفعتم بها. وبعد ذلك ننظر في كل طلب على حدة.",
      },
      {
        en: "A direct debit can be reversed by your own bank within eight weeks, without a reason. A gift that is paid back no longer counts in our totals or on your annual statement.",
        nl: "Een incasso kunt u binnen acht weken zonder reden door uw eigen bank laten terugboeken. Een terugbetaalde gift telt niet meer mee in onze totalen en op uw jaaroverzicht.",
        ar: "والخصم المباشر يمكن لبنككم استرداده خلال ثمانية أسابيع دون سبب. والتبرع المردود لا يُحسب بعد ذلك في مجاميعنا ولا في بيانكم السنوي.",
      },
    ],
    items: [],
  },
  {
    id: "tax",
    heading: { en: "Tax", nl: "Belasting", ar: "الضريبة" },
    paragraphs: [
      {
        en: "The Dutch tax office recognizes us as a public benefit organization (ANBI). Those who pay income tax in the Netherlands can deduct ordinary gifts above a threshold and up to a limit, both depending on income. A monthly gift is an ordinary gift. Only a written agreement for five years or more, a periodic gift, is deductible without a threshold, up to a legal maximum. What applies to you is decided by the tax office; our calculator is only a help.",
        nl: "Wij zijn door de Belastingdienst aangewezen als algemeen nut beogende instelling (ANBI). Wie in Nederland inkomstenbelasting betaalt, kan gewone giften aftrekken boven een drempel en tot een maximum, die allebei van het inkomen afhangen. Een maandelijkse gift is een gewone gift. Alleen een schriftelijke overeenkomst voor vijf jaar of langer, een periodieke gift, is zonder drempel aftrekbaar, tot een wettelijk maximum. Wat voor u geldt, bepaalt de Belastingdienst; onze rekenhulp geeft alleen een indicatie.",
        ar: "تعترف بنا مصلحة الضرائب الهولندية هيئةً ذات نفع عام (ANBI). ويجوز لمن يدفع ضريبة الدخل في هولندا خصم التبرعات العادية فيما يزيد على حد أدنى وضمن حد أقصى، وكلاهما مرتبط بالدخل. والتبرع الشهري تبرع عادي. أما ما يُخصم دون حد أدنى، وضمن حد أقصى يقرره القانون، فهو التبرع الدوري بموجب اتفاق مكتوب لخمسة أعوام أو أكثر. ومصلحة الضرائب هي التي تقرر ما ينطبق عليكم، وحاسبتنا مجرد وسيلة مساعدة.",
      },
    ],
    items: [],
  },
  {
    id: "countries",
    heading: { en: "Countries", nl: "Landen", ar: "البلدان" },
    paragraphs: [
      {
        en: "In the United Arab Emirates and Saudi Arabia only licensed local bodies may ask for donations. We therefore do not ask for gifts there and do not accept them through this site from people who are there. This depends on the country, never on the language you read.",
        nl: "In de Verenigde Arabische Emiraten en Saoedi-Arabië mogen alleen lokale instellingen met een vergunning om giften vragen. Wij vragen daar dus niet om giften en nemen ze via deze site niet aan van mensen die daar zijn. Dat hangt af van het land, nooit van de taal waarin u leest.",
        ar: "لا يجوز في الإمارات العربية المتحدة والمملكة العربية السعودية طلب التبرعات إلا للجهات المحلية المرخصة. ولذلك لا نطلب التبرعات هناك ولا نقبلها عبر هذا الموقع ممن هم هناك. والعبرة بالبلد لا باللغة التي تقرؤون بها.",
      },
      {
        en: "Our projects in those countries are carried out by licensed local partners and are paid for by gifts received in the Netherlands.",
        nl: "Onze projecten in die landen worden uitgevoerd door lokale partners met een vergunning en betaald uit giften die in Nederland zijn ontvangen.",
        ar: "وينفذ مشاريعنا في البلدين شركاء محليون مرخَّصون، وتموَّل من تبرعات تُستلم في هولندا.",
      },
    ],
    items: [],
  },
  {
    id: "zakat",
    heading: { en: "Zakat", nl: "Zakat in onze acties", ar: "الزكاة" },
    paragraphs: [
      {
        en: "Campaigns that are open to zakat say so. Their money goes to people in need only, never to animal welfare or to our own costs. The calculator is a guide; for your own situation, ask a scholar you trust.",
        nl: "Bij acties die voor zakat openstaan, staat dat vermeld. Dat geld gaat alleen naar mensen in nood, nooit naar dierenwelzijn of onze eigen kosten. De zakatcalculator is een leidraad; vraag voor uw eigen situatie een geleerde die u vertrouwt.",
        ar: "الحملات التي تُقبل فيها الزكاة مبيَّنة بوضوح، ولا تُصرف أموالها إلا للمحتاجين من الناس، ولا تُصرف أبدًا على الرفق بالحيوان أو على تكاليفنا. والحاسبة دليل استرشادي، فاسألوا عن حالتكم عالمًا تثقون به.",
      },
    ],
    items: [],
  },
];
