import type { Foundation } from "./schema.ts";
import { prose } from "../../localized.ts";

/** Valid but fictional numbers. */
export const foundation: Foundation = {
  id: "foundation",
  statutoryName: { en: "Open Hand Foundation", nl: "Stichting Open Hand", ar: "مؤسسة اليد المفتوحة" },
  registeredName: "Stichting Open Hand",
  address: { street: "Voorbeeldkade 12", postalCode: "1019 AB", city: "Amsterdam" },
  city: { en: "Amsterdam", nl: "Amsterdam", ar: "أمستردام" },
  country: { en: "the Netherlands", nl: "Nederland", ar: "هولندا" },
  countryCode: "NL",
  hostingCountry: { en: "the Netherlands", nl: "Nederland", ar: "هولندا" },
  rsin: "123456782",
  kvk: "12345678",
  iban: "NL91ABNA0417164300",
  bic: "ABNANL2A",
  creditorId: "NL69ZZZ123456780000",
  phone: "+31 20 123 4567",
  email: "contact@openhand.example",
  openingHours: {
    en: "Monday to Friday, 9:00–17:00, Amsterdam time",
    nl: "maandag tot en met vrijdag, 9:00–17:00 uur",
    ar: "من الاثنين إلى الجمعة، من 9:00 إلى 17:00 بتوقيت أمستردام",
  },
  foundedYear: 2014,
  objective: {
    en: "The foundation helps children, older people, animals and people hit by disaster, in the Netherlands, the United Arab Emirates and Saudi Arabia. It does so through its own projects and together with local partners who are licensed to work there. It does not aim to make a profit.",
    nl: "De stichting helpt kinderen, ouderen, dieren en mensen die door een ramp zijn getroffen, in Nederland, de Verenigde Arabische Emiraten en Saoedi-Arabië. Dat doet zij met eigen projecten en samen met lokale partners die daar een vergunning hebben. De stichting heeft geen winstoogmerk.",
    ar: "تساعد المؤسسة الأطفال وكبار السن والحيوانات والمتضررين من الكوارث في هولندا والإمارات العربية المتحدة والمملكة العربية السعودية، من خلال مشاريعها الخاصة وبالتعاون مع شركاء محليين مرخَّص لهم بالعمل هناك. ولا تهدف المؤسسة إلى الربح.",
  },
  policyPlan: prose(
    {
      en: "For the coming years we have three aims. We finish what we started: every running project gets the time and money to reach the result we promised. We stay close: we work only where a partner or our own people are present every week. And we stay open: every euro spent can be found on this site, by project and by kind of cost.",
      nl: "Voor de komende jaren hebben wij drie doelen. Wij maken af wat wij begonnen zijn: elk lopend project krijgt de tijd en het geld om het beloofde resultaat te halen. Wij blijven dichtbij: wij werken alleen waar een partner of onze eigen mensen elke week aanwezig zijn. En wij blijven open: elke uitgegeven euro is op deze site terug te vinden, per project en per soort kosten.",
      ar: "لدينا ثلاثة أهداف للأعوام المقبلة. أن نُتمّ ما بدأناه: فكل مشروع قائم يحصل على الوقت والمال اللازمين لتحقيق ما وعدنا به. وأن نبقى قريبين: فلا نعمل إلا حيث يوجد شريك أو فريق لنا كل أسبوع. وأن نبقى منفتحين: فكل يورو يُنفق يمكن العثور عليه في هذا الموقع، بحسب المشروع وبحسب نوع التكلفة.",
    },
    {
      en: "We raise money from private donors, funds and companies, mostly online. We keep a reserve of at most one year of running costs, so that projects can go on if income falls. The reserve is held in a savings account; we do not invest in shares.",
      nl: "Wij werven geld bij particuliere donateurs, fondsen en bedrijven, vooral online. Wij houden een reserve aan van maximaal één jaar lopende kosten, zodat projecten door kunnen gaan als de inkomsten dalen. De reserve staat op een spaarrekening; wij beleggen niet in aandelen.",
      ar: "نجمع التبرعات من الأفراد والصناديق والشركات، ومعظمها عبر الإنترنت. ونحتفظ باحتياطي لا يزيد على تكاليف عام واحد، حتى تستمر المشاريع إذا انخفض الدخل. ويُحفظ الاحتياطي في حساب ادخار، ولا نستثمره في الأسهم.",
    },
  ),
  remunerationPolicy: {
    en: "Board members are not paid. They may claim back travel and other expenses they really made, with receipts. Staff are paid according to the Dutch collective labor agreement for social work.",
    nl: "Bestuursleden krijgen geen beloning. Zij kunnen reiskosten en andere werkelijk gemaakte onkosten declareren, met bon. Medewerkers worden betaald volgens de cao Sociaal Werk.",
    ar: "لا يتقاضى أعضاء مجلس الإدارة أجرًا، ويحق لهم استرداد نفقات السفر وغيرها من النفقات الفعلية بموجب إيصالات. أما الموظفون فيتقاضون رواتبهم وفق اتفاقية العمل الجماعية الهولندية لقطاع العمل الاجتماعي.",
  },
};
