import type { LegalText } from "../schema.ts";

export const cookies: LegalText = {
  id: "cookies",
  version: "1.0",
  effectiveOn: "2026-11-01",
  title: { en: "Cookies", nl: "Cookies op deze site", ar: "ملفات تعريف الارتباط" },
  summary: {
    en: "A short list, because there is little to list: only what the site needs in order to work.",
    nl: "Een korte lijst, want er valt weinig op te noemen: alleen wat de site nodig heeft om te werken.",
    ar: "قائمة قصيرة لأن ما فيها قليل: لا شيء سوى ما يحتاج إليه الموقع كي يعمل.",
  },
  sections: [
    {
      id: "in-short",
      heading: { en: "In short", nl: "In het kort", ar: "باختصار" },
      paragraphs: [
        {
          en: "{statutoryName} places no cookies for advertising, for following visitors or for statistics. Everything below comes from this site itself and is functional. Dutch law allows that without asking first.",
          nl: "{statutoryName} plaatst geen cookies voor advertenties, om bezoekers te volgen of voor statistieken. Alles hieronder komt van deze site zelf en is functioneel. Dat mag volgens de wet zonder vooraf te vragen.",
          ar: "لا تضع {statutoryName} أي ملفات تعريف ارتباط للإعلانات أو لتتبع الزوار أو للإحصاءات. وكل ما يرد أدناه صادر عن هذا الموقع نفسه ولازم لعمله، والقانون الهولندي يجيزه دون إذن مسبق.",
        },
      ],
      items: [],
    },
    {
      id: "cookies",
      heading: { en: "Cookies we place", nl: "Cookies die wij plaatsen", ar: "الملفات التي نضعها" },
      paragraphs: [],
      items: [
        {
          en: "preferred-language: remembers the language you chose, so that the next page uses it immediately. Contains only en, nl or ar.",
          nl: "preferred-language: onthoudt de taal die u koos, zodat de volgende pagina meteen in die taal komt. Bevat alleen en, nl of ar.",
          ar: "preferred-language: يتذكر اللغة التي اخترتموها كي تظهر الصفحة التالية بها مباشرة. ولا يحتوي إلا على en أو nl أو ar.",
        },
        {
          en: "Session cookie: placed when you sign in and removed when you sign out. Without it the site would ask who you are on every page.",
          nl: "Sessiecookie: geplaatst als u inlogt en verwijderd als u uitlogt. Zonder deze cookie zou de site op elke pagina vragen wie u bent.",
          ar: "ملف الجلسة: يوضع عند تسجيل الدخول ويُحذف عند تسجيل الخروج، ولولاه لطلب منكم الموقع تسجيل الدخول في كل صفحة.",
        },
        {
          en: "Sign-in cookies: one recognizes the browser in which you signed in before, for a year, so that we write to you only about new ones; another, for a quarter of an hour, that it was this browser that asked for a link.",
          nl: "Inlogcookies: een daarvan herkent een jaar lang de browser waarmee u eerder inlogde, zodat wij u alleen over nieuwe mailen; een andere onthoudt een kwartier lang dat deze browser om een link vroeg.",
          ar: "ملفا تسجيل الدخول: يتعرف أحدهما مدة سنة على المتصفح الذي سجلتم الدخول منه من قبل كي لا نكتب إليكم إلا عن المتصفحات الجديدة، ويتذكر الآخر مدة ربع ساعة أن هذا المتصفح هو الذي طلب الرابط.",
        },
        {
          en: "Donation session cookie: short-lived, connects your browser with the gift you are making, so that you can come back to it and are never charged twice.",
          nl: "Cookie van uw gift: van korte duur, verbindt uw browser met de gift die u doet, zodat u ernaar terug kunt en nooit dubbel betaalt.",
          ar: "ملف جلسة التبرع: قصير الأجل، يربط متصفحكم بالتبرع الجاري كي تعودوا إليه ولا يُخصم منكم المبلغ مرتين.",
        },
      ],
    },
    {
      id: "local-storage",
      heading: {
        en: "Kept in your browser's own storage",
        nl: "In de opslag van uw browser",
        ar: "ما يُحفظ في ذاكرة متصفحكم",
      },
      paragraphs: [
        {
          en: "The first two stay on your device; we do not receive them. The third comes back to us only when you go on with your draft.",
          nl: "De eerste twee blijven op uw apparaat; wij ontvangen ze niet. De derde komt alleen bij ons terug als u met uw concept verdergaat.",
          ar: "يبقى الأولان على جهازكم ولا يصلان إلينا، ولا يعود الثالث إلينا إلا حين تتابعون مسودتكم.",
        },
      ],
      items: [
        {
          en: "preferred-language: the same language choice.",
          nl: "preferred-language: dezelfde taalkeuze.",
          ar: "preferred-language: اختيار اللغة نفسه.",
        },
        {
          en: "cookieConsent: your answer to the banner, accepted or declined, so that it does not come back.",
          nl: "cookieConsent: uw antwoord op de melding, accepted of declined, zodat die niet terugkomt.",
          ar: "cookieConsent: جوابكم عن الإشعار، accepted أو declined، كي لا يظهر من جديد.",
        },
        {
          en: "grant-draft: which draft of a grant application this tab works on, so that you find it again after a reload. Gone when you close the tab.",
          nl: "grant-draft: aan welk concept van een aanvraag om een bijdrage dit tabblad werkt, zodat u het na een herlading terugvindt. Weg als u het tabblad sluit.",
          ar: "grant-draft: أي مسودة من طلب منحة تعملون عليها في هذه الصفحة، كي تجدوها بعد إعادة التحميل. ويزول عند إغلاق الصفحة.",
        },
      ],
    },
    {
      id: "banner",
      heading: { en: "Accept or decline", nl: "Accepteren of weigeren", ar: "القبول أو الرفض" },
      paragraphs: [
        {
          en: "Both answers are equally good, and the site works the same with either. There are no optional cookies today. Should we ever want one, we will look at your answer first: visitors who declined will not get it, and whoever accepted will be asked again.",
          nl: "Beide antwoorden zijn even goed, en de site werkt met allebei hetzelfde. Er zijn nu geen cookies die niet nodig zijn. Willen wij er ooit een plaatsen, dan kijken wij eerst naar uw antwoord: wie weigerde, krijgt die niet, en wie accepteerde, vragen wij opnieuw.",
          ar: "كلا الجوابين مقبول ويعمل الموقع معهما بالطريقة نفسها. ولا توجد اليوم ملفات اختيارية. وإذا أردنا يومًا إضافة واحد فسننظر أولًا في جوابكم: من رفض فلن يوضع لديه، ومن قبل فسنسأله من جديد.",
        },
      ],
      items: [],
    },
    {
      id: "payment-step",
      heading: { en: "At the payment step", nl: "Bij het betalen", ar: "عند خطوة الدفع" },
      paragraphs: [
        {
          en: "Only when you go on to pay does your browser make contact with a payment provider. Stripe shows its form inside our page and may place cookies of its own to prevent fraud. Mollie does so on its own page. On all other pages your browser contacts nobody but us.",
          nl: "Pas als u doorgaat met betalen, maakt uw browser contact met een betaaldienst. Stripe toont zijn formulier binnen onze pagina en kan eigen cookies plaatsen om fraude te voorkomen. Mollie doet dat op de eigen pagina. Op alle andere pagina's maakt uw browser alleen contact met ons.",
          ar: "لا يتصل متصفحكم بمزوّد دفع إلا حين تتابعون إلى الدفع. تعرض Stripe نموذجها داخل صفحتنا وقد تضع ملفات خاصة بها لمنع الاحتيال، وتفعل Mollie ذلك في صفحتها. أما في سائر الصفحات فلا يتصل متصفحكم بأحد سوانا.",
        },
      ],
      items: [],
    },
    {
      id: "removing",
      heading: { en: "Removing them", nl: "Verwijderen", ar: "إزالتها" },
      paragraphs: [
        {
          en: "You can remove cookies and stored data in your browser's settings at any time. You will then be signed out, the language returns to English, and the banner appears once more. Questions? Write to {email}.",
          nl: "U kunt cookies en opgeslagen gegevens altijd verwijderen in de instellingen van uw browser. U bent dan uitgelogd, de taal wordt weer Engels en de melding verschijnt nog een keer. Vragen? Mail naar {email}.",
          ar: "يمكنكم حذف الملفات والبيانات المحفوظة من إعدادات متصفحكم متى شئتم. وعندئذ يُسجَّل خروجكم وتعود اللغة إلى الإنجليزية ويظهر الإشعار مرة أخرى. للاستفسار: {email}.",
        },
      ],
      items: [],
    },
  ],
};
