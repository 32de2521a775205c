import type { Language } from "#domain/language.ts";

/** A way of writing that no text may use, found by its form instead of its spelling. */
export type Shape = Readonly<{
  find: RegExp;
  /** How a writer fixes it. */
  fix: string;
  /** Message ids or files where it is right after all. */
  but?: RegExp;
  visitorsOnly?: true;
}>;

const question = String.raw`\b(?![^]*\?)`;
const outside = (verbs: string) => new RegExp(String.raw`\}\}\s+(?:${verbs})(?![\p{L}])`, "iu");

export const shapes: Readonly<Record<Language, readonly Shape[]>> = {
  en: [
    {
      find: new RegExp(`^(?:What|Who|Whose|How|Where)${question}`),
      fix: "a label is a noun of one to three words (Task, Status, Location); a question ends in ?",
      but: /\.(?:anywhere|general|spending\.title|campaign\.none)$/,
    },
    {
      find: /\b(?:whoever|somebody|anybody|everybody|anew|need not|put(?:s|ting)? (?:right|off)|at once|by (?:it|them|our|your)sel(?:f|ves))\b/i,
      fix: "write someone, anyone, everyone, do not have to, fix, postpone, immediately, automatically",
    },
    { find: /\b(?:told|tell(?:s|ing)? of)\b/i, fix: "write notify, email, show or report" },
    { find: /\b(?:stands|stood|lies|holds)\b/i, fix: "write is, appears, applies, runs or contains" },
    { find: /\b(?:go(?:es|ing)?|went|gone) on\b/i, fix: "write continue or resume" },
    {
      find: /\blook(?:s|ed|ing)? (?:at|up|it up|whether|again|there)\b|^Look\b/i,
      fix: "write check, view or find",
    },
    { find: /\b(?:begin|begins|began|begun|beginning)\b/i, fix: "write start" },
    { find: /(?<!there )\b(?:is|are) no (?!longer)/i, fix: "write “is not a valid …” and give an example" },
    { find: /\balone\b/i, fix: "write only" },
    {
      find: /\b(?:by|of) the program\b|\bprograms? (?:that|which) (?:connect|use|call)|\b(?:another|other) programs?\b/i,
      fix: "software is the system or an app; a program is a field of work",
      but: /^annual\b/,
    },
    {
      find: /\b(?:sen[dt]s?|giv(?:e|es|en)|go(?:es)?|went|gone|took|taken?|takes) (?:\S+ ){0,3}back\b/i,
      fix: "money: refund (ours), chargeback (the bank's), returned payment (a transfer)",
      but: /^(?:periodic\.intro|proof\.back)$/,
    },
    {
      find: /\b(?:a|the|this|its|test|your) letters?\b|\bpapers?\b/i,
      fix: "write email, document, receipt or statement",
    },
    {
      find: /rganis|ecognis|onour|icence|nstalment|ewellery|ancelled|[Ee]-mail/,
      fix: "American spelling: organization, honor, license, canceled, email",
    },
    {
      find: /\bgifts?\b/i,
      fix: "write donation; gift is for thanks and tax terms",
      but: /^(?:periodic|papers|gift-mail|agreements|dashboard|my-papers\.statements|monthly-mail\.ended|entered-gifts|gift-import)\b|\//,
    },
    {
      find: /\b(?:the|our) books\b|\bneeds? a person\b|\bas far as can be\b/i,
      fix: "write ledger, accounts, needs attention",
    },
    {
      find: outside("is|are|was|were|has|have|fails?|stops?|stopped|waits?|lie|fit"),
      fix: "put the verb inside each plural form",
    },
  ],
  nl: [
    {
      find: new RegExp(`^(?:Wat|Wie|Hoe|Waar)${question}[^.]*$`),
      fix: "een label is een zelfstandig naamwoord (Taak, Status, Locatie); een vraag eindigt op ?",
      but: /\.(?:anywhere|general|spending\.title|campaign\.none)$/,
    },
    {
      find: /\bha(?:al|alt|alde|len)\b[^.]*\bterug\b|terugge(?:haal|gaan)|terugging/i,
      fix: "schrijf terugbetaald (wij) of teruggeboekt (de bank)",
    },
    { find: /\b(?:haar|zij)\b/i, fix: "herhaal het zelfstandig naamwoord, of schrijf die of de", but: /\// },
    {
      find: outside(
        "staa[tn]|is|zijn|vall?t|vallen|wacht(?:en)?|mislukt|mislukken|heeft|hebben|wordt|worden",
      ),
      fix: "zet het werkwoord in elke meervoudsvorm",
    },
    {
      find: /\be-?mails?\b[^.]*\b(?:gaa[tn]|ging)\b[^.]*\buit\b|\bgaat uit op\b/i,
      fix: "schrijf wordt verstuurd of wordt gepubliceerd",
    },
    {
      find: /\b(?:proef)?brie(?:f|ven)\b/i,
      fix: "schrijf e-mail of testmail; een brief komt met de post",
      but: /\//,
    },
    {
      find: /\b(?:het|door het|dit) programma (?:dat|gebruikt|draait|werkt|schrijft|logt|zelf|vanzelf)\b|\b(?:andere|gekoppelde) programma/i,
      fix: "software is het systeem of een toepassing",
    },
    {
      find: /\b(?:sommen|som van giften|met de hand|maandgift\w*|twijfelachtig\w*|erkenning\w*)\b/i,
      fix: "schrijf totalen, handmatig, maandelijkse gift, verdacht, certificaat",
      but: /\//,
    },
    {
      find: /\b(?:betaalaanbieder|betaalverwerker|reservekopie|toegangssleutel|overschrijving|proefbrief)\w*/i,
      fix: "schrijf betaaldienst, back-up, passkey, overboeking, testmail",
      but: /\//,
    },
    { find: /\bverkla(?:ard|art|ren)\b/i, fix: "schrijf verwerkt; verklaren doet een getuige" },
    { find: /\bhet het\b/i, fix: "schrijf waar hulp het hardst nodig is" },
  ],
  ar: [
    { find: /اً/, fix: "اكتبوا التنوين على الحرف قبل الألف: ًا" },
    {
      find: /\{\w+\}\s*(?:ثانية|ثوان|دقيقة|دقائق|ساعة|ساعات|يومًا?|أيام|شهرًا?|مرة)(?!\p{L})/u,
      fix: "use the six plural forms, or write the noun first: المدة بالدقائق: {minutes}",
    },
    {
      find: /(?<!\p{L})(?:ي\p{L}{2,5}|تولّى|حفظ|نقله|أنشأه|صحّح|فحص الحسابات) \{(?:name|donor)\}/u,
      fix: "write no verb before a name: its gender is unknown; use a noun (الإنشاء: {name})",
    },
    {
      find: /(?<!\p{L})(?:اختر|اكتب|انظر|افتح|انسخ|أدخل|اضغط|حاول|راجع|ابحث|جرّب|أضف|شغّل|استخدم)(?!\p{L})/u,
      fix: "use the plural of respect (اختاروا) or a noun (اختيار)",
      visitorsOnly: true,
    },
    { find: /خطاف/, fix: "write إشعار آلي (Webhook)" },
    {
      find: /(?<!\p{L})(?:و|ف|ب|ل)?(?:ال)?برنامج (?:الذي يستخدم|بنفسه|المستقبل)|بواسطة البرنامج|البرامج المتصلة/u,
      fix: "software is النظام or تطبيق",
    },
    { find: /(?<!\p{L})من (?:أنتم|أنت)(?!\p{L})/u, fix: "write تأكيد هويتكم" },
    {
      find: /(?<!\p{L})(?:ال|لل|بال|وال)?ميزاني(?:ة|ات|ت\p{L}*)(?! (?:ال)?عمومية)/u,
      fix: "budget is الموازنة; الميزانية العمومية is the balance sheet",
      but: /\//,
    },
    { find: /(?<!\p{L})(?:ال|بال|لل|وال)?كلفة(?!\p{L})/u, fix: "write تكلفة", but: /\// },
    { find: /(?<!\p{L})(?:مُ?حيتم|مُ?حوا)(?!\p{L})/u, fix: "it is the data that is deleted: مُحيت بياناتهم" },
    { find: /تبرع نقدي دوري|مُعاد(?!\p{L})|ما أُعيد/u, fix: "the deed is مالي; a refund is ردّ, مردود" },
  ],
};
