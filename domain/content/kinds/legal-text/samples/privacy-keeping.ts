import type { LegalSection } from "../schema.ts";

export const privacyKeeping: LegalSection[] = [
  {
    id: "how-long",
    heading: { en: "How long we keep it", nl: "Hoe lang wij het bewaren", ar: "مدة الاحتفاظ" },
    paragraphs: [
      {
        en: "After these terms data are erased, or changed so that nobody can be recognized in them. Totals, such as what a campaign raised, remain.",
        nl: "Na deze termijnen worden gegevens gewist, of zo veranderd dat niemand er meer in te herkennen is. Totalen, zoals de opbrengst van een actie, blijven staan.",
        ar: "بعد انقضاء هذه المدد تُمحى البيانات أو تُغيَّر بحيث لا يمكن التعرف على أحد منها. أما المجاميع، كحصيلة حملة ما، فتبقى.",
      },
    ],
    items: [
      {
        en: "Gifts, receipts and the accounts: {keep_fiscal} after the end of the calendar year. Dutch tax law asks for that.",
        nl: "Giften, giftbewijzen en de boekhouding: {keep_fiscal} na het einde van het kalenderjaar. Dat vraagt de belastingwet.",
        ar: "التبرعات والإيصالات والدفاتر: {keep_fiscal} بعد نهاية السنة الميلادية، كما يقتضي قانون الضرائب الهولندي.",
      },
      {
        en: "Periodic gift agreements: their term and {keep_fiscal} more.",
        nl: "Overeenkomsten voor periodieke giften: de looptijd en daarna {keep_fiscal}.",
        ar: "اتفاقيات التبرع الدوري: مدة الاتفاقية ثم {keep_fiscal} بعدها.",
      },
      {
        en: "The email address for a tribute notice: until the notice has been sent.",
        nl: "Het e-mailadres voor een kennisgeving ter ere van of ter nagedachtenis aan iemand: tot de kennisgeving is verstuurd.",
        ar: "البريد الإلكتروني لإشعار الإهداء: إلى أن يُرسل الإشعار.",
      },
      {
        en: "Accounts: until you erase yours.",
        nl: "Accounts: totdat u uw account laat wissen.",
        ar: "الحسابات: إلى أن تمحوا حسابكم.",
      },
      {
        en: "Volunteers who were not accepted: {keep_declined_volunteers} after the decision. Volunteers who were: while you volunteer and {keep_stopped_volunteers} after that.",
        nl: "Vrijwilligers die niet zijn aangenomen: {keep_declined_volunteers} na het besluit. Vrijwilligers die wel zijn aangenomen: zolang zij vrijwilliger zijn en {keep_stopped_volunteers} daarna.",
        ar: "المتطوعون الذين لم يُقبلوا: {keep_declined_volunteers} بعد القرار. ومن قُبلوا: ما داموا متطوعين ثم {keep_stopped_volunteers} بعد ذلك.",
      },
      {
        en: "Grant applications: {keep_fiscal} if granted, because they belong to the accounts; otherwise {keep_declined_grants} after the decision.",
        nl: "Aanvragen om een bijdrage: {keep_fiscal} als ze zijn toegekend, omdat ze bij de boekhouding horen; anders {keep_declined_grants} na het besluit.",
        ar: "طلبات المنح: {keep_fiscal} إذا مُنحت لأنها جزء من الدفاتر، وفيما عدا ذلك {keep_declined_grants} بعد القرار.",
      },
      {
        en: "Drafts of grant applications: sixty days after you last saved them. Applications that you withdraw: deleted immediately.",
        nl: "Concepten van aanvragen om een bijdrage: zestig dagen nadat u ze voor het laatst hebt opgeslagen. Aanvragen die u intrekt: meteen gewist.",
        ar: "مسودات طلبات المنح: ستون يومًا بعد آخر حفظ. والطلبات التي تسحبونها: تُمحى فورًا.",
      },
      {
        en: "Messages: {keep_contact_messages} after the last contact. Event registrations: {keep_event_registrations} after the event. Partner applications: {keep_partner_applications} after the decision.",
        nl: "Berichten: {keep_contact_messages} na het laatste contact. Aanmeldingen voor bijeenkomsten: {keep_event_registrations} na de bijeenkomst. Partneraanvragen: {keep_partner_applications} na het besluit.",
        ar: "الرسائل: {keep_contact_messages} بعد آخر تواصل. التسجيل في الفعاليات: {keep_event_registrations} بعد الفعالية. طلبات الشراكة: {keep_partner_applications} بعد القرار.",
      },
      {
        en: "Conversations with support: {keep_support_threads} after the last message.",
        nl: "Gesprekken met onze medewerkers: {keep_support_threads} na het laatste bericht.",
        ar: "المحادثات مع الدعم: {keep_support_threads} بعد آخر رسالة.",
      },
      {
        en: "Copies of the emails we sent: {keep_sent_mail}.",
        nl: "Kopieën van de e-mails die wij stuurden: {keep_sent_mail}.",
        ar: "نسخ الرسائل التي أرسلناها: {keep_sent_mail}.",
      },
      {
        en: "The record of your consent: as long as we may be asked to prove it.",
        nl: "De vastlegging van uw toestemming: zolang wij die moeten kunnen bewijzen.",
        ar: "سجل موافقتكم: ما دام يمكن أن يُطلب منا إثباتها.",
      },
    ],
  },
  {
    id: "security",
    heading: { en: "How we protect it", nl: "Hoe wij het beschermen", ar: "كيف نحميها" },
    paragraphs: [
      {
        en: "Connections are encrypted, access depends on a person's role, changes are kept in a log that cannot be altered, and our technical logs contain no names or email addresses.",
        nl: "Verbindingen zijn versleuteld, toegang hangt af van iemands rol, wijzigingen staan in een logboek dat niet kan worden aangepast, en in onze technische logbestanden staan geen namen of e-mailadressen.",
        ar: "الاتصالات مشفرة، والوصول مرتبط بدور كل شخص، والتغييرات تُحفظ في سجل لا يمكن تعديله، ولا تحتوي سجلاتنا التقنية على أسماء أو عناوين بريد إلكتروني.",
      },
      {
        en: "If something goes wrong with data nevertheless, we report it to the Dutch Data Protection Authority within 72 hours where the law asks for it, and to you when it may harm you.",
        nl: "Gaat er toch iets mis met gegevens, dan melden wij dat binnen 72 uur bij de Autoriteit Persoonsgegevens als de wet dat vraagt, en bij u als het u kan schaden.",
        ar: "وإذا حدث مع ذلك خلل في البيانات أبلغنا هيئة حماية البيانات الهولندية خلال 72 ساعة متى اقتضى القانون ذلك، وأبلغناكم إذا كان من شأنه أن يضركم.",
      },
    ],
    items: [],
  },
];
