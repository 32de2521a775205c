import type { LegalSection } from "../schema.ts";

export const privacySharing: LegalSection[] = [
  {
    id: "payments",
    heading: { en: "Payments", nl: "Betalingen", ar: "المدفوعات" },
    paragraphs: [
      {
        en: "Only when you press the button to pay does a payment provider take part: Stripe or Mollie. It receives the amount, a reference and what you enter in its payment form; for a monthly gift also your name, if you gave it, and your email address. We never see your full card number and do not store it.",
        nl: "Pas als u op de knop drukt om te betalen, doet een betaaldienst mee: Stripe of Mollie. Die krijgt het bedrag, een kenmerk en wat u in het betaalformulier invult; bij een maandelijkse gift ook uw naam, als u die opgaf, en uw e-mailadres. Wij zien uw volledige kaartnummer nooit en bewaren het niet.",
        ar: "لا يشارك مزوّد دفع، وهو Stripe أو Mollie، إلا حين تضغطون زر الدفع. ويتلقى المبلغ ورقمًا مرجعيًا وما تدخلونه في نموذج الدفع لديه، وفي التبرع الشهري اسمكم أيضًا إن ذكرتموه وبريدكم الإلكتروني. ونحن لا نرى رقم بطاقتكم الكامل ولا نحفظه.",
      },
      {
        en: "These companies are themselves responsible for the payment, for instance for preventing fraud, and have privacy statements of their own.",
        nl: "Deze bedrijven zijn zelf verwerkingsverantwoordelijke voor de betaling, bijvoorbeeld voor het voorkomen van fraude, en hebben een eigen privacyverklaring.",
        ar: "وهذه الشركات مسؤولة بنفسها عن عملية الدفع، كمنع الاحتيال مثلًا، ولها بيانات خصوصية خاصة بها.",
      },
    ],
    items: [],
  },
  {
    id: "who-else",
    heading: {
      en: "Who else sees your data",
      nl: "Wie uw gegevens nog meer ziet",
      ar: "من يطلع على بياناتكم غيرنا",
    },
    paragraphs: [
      {
        en: "Inside the foundation only those who need it for their work. Every time a member of staff opens your data, that is written down, and you can look it up in your privacy settings. Outside the foundation:",
        nl: "Binnen de stichting alleen wie het voor het werk nodig heeft. Elke keer dat een medewerker uw gegevens opent, wordt dat vastgelegd; u kunt het bij uw privacy-instellingen nakijken. Buiten de stichting:",
        ar: "داخل المؤسسة: من يحتاج إليها في عمله فقط. وكلما فتح أحد الموظفين بياناتكم سُجل ذلك، ويمكنكم مراجعته في إعدادات الخصوصية. وخارج المؤسسة:",
      },
    ],
    items: [
      {
        en: "the companies that host this site and deliver our mail, under a contract that forbids any other use;",
        nl: "de bedrijven die deze site hosten en onze e-mail bezorgen, met een contract dat elk ander gebruik verbiedt;",
        ar: "الشركات التي تستضيف هذا الموقع وتوصل بريدنا، بموجب عقد يمنع أي استخدام آخر؛",
      },
      {
        en: "our auditor, who checks the accounts under a duty of secrecy;",
        nl: "onze accountant, die de boeken controleert en een geheimhoudingsplicht heeft;",
        ar: "مدقق الحسابات الذي يراجع الدفاتر وهو ملزم بالسرية؛",
      },
      {
        en: "the tax office and other authorities, where the law obliges us, for example about the origin of large gifts;",
        nl: "de Belastingdienst en andere overheden, als de wet ons daartoe verplicht, bijvoorbeeld over de herkomst van grote giften;",
        ar: "مصلحة الضرائب وغيرها من الجهات الرسمية إذا ألزمنا القانون بذلك، كالسؤال عن مصدر التبرعات الكبيرة؛",
      },
      {
        en: "a local partner in the United Arab Emirates or Saudi Arabia, if you apply to volunteer there: then it receives your application. Data of donors never go to local partners.",
        nl: "een lokale partner in de Verenigde Arabische Emiraten of Saoedi-Arabië, als u zich daar als vrijwilliger aanmeldt: die krijgt dan uw aanmelding. Gegevens van donateurs gaan nooit naar lokale partners.",
        ar: "شريك محلي في الإمارات العربية المتحدة أو المملكة العربية السعودية إذا تقدمتم للتطوع هناك، فيصله طلبكم. أما بيانات المتبرعين فلا تُرسل إلى الشركاء المحليين أبدًا.",
      },
    ],
  },
  {
    id: "where",
    heading: { en: "Where your data are", nl: "Waar uw gegevens staan", ar: "أين توجد بياناتكم" },
    paragraphs: [
      {
        en: "Our servers stand in {hostingCountry}. Data leave the European Economic Area only in the cases named above: through a payment provider, which must offer safeguards approved by the European Commission, or because you apply for a role in another country.",
        nl: "Onze servers staan in {hostingCountry}. Gegevens verlaten de Europese Economische Ruimte alleen in de gevallen hierboven: via een betaaldienst, die door de Europese Commissie goedgekeurde waarborgen moet bieden, of omdat u zich aanmeldt voor een rol in een ander land.",
        ar: "توجد خوادمنا في {hostingCountry}. ولا تغادر البيانات المنطقة الاقتصادية الأوروبية إلا في الحالات المذكورة أعلاه: عن طريق مزوّد دفع ملزم بضمانات أقرتها المفوضية الأوروبية، أو لأنكم تقدمتم لدور في بلد آخر.",
      },
    ],
    items: [],
  },
];
