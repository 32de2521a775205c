import { addDays } from "#domain/calendar/day.ts";
import type { Post } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const carefulWithVolunteers = (today: string): Post => ({
  id: "why-we-ask-for-a-certificate-of-conduct",
  title: {
    en: "Why we ask volunteers for a certificate of conduct",
    nl: "Waarom wij vrijwilligers om een VOG vragen",
    ar: "لماذا نطلب من المتطوعين شهادة حسن السيرة والسلوك",
  },
  summary: {
    en: "It takes a few days, costs you nothing, and we never keep a copy. Here is how it works.",
    nl: "Het duurt een paar dagen, kost u niets, en wij bewaren nooit een kopie. Zo gaat het in zijn werk.",
    ar: "تستغرق بضعة أيام ولا تكلفكم شيئًا ولا نحتفظ بنسخة منها أبدًا. وهكذا تسير الأمور.",
  },
  body: prose(
    {
      en: "Anyone who visits an older person at home or sits at a table with students is trusted with a great deal. That is why we ask for a certificate of conduct, in Dutch a VOG, before the first visit. It is issued by the Ministry of Justice and Security and says only one thing: that nothing in your past stands in the way of this work.",
      nl: "Wie een oudere thuis bezoekt of met leerlingen aan tafel zit, krijgt veel vertrouwen. Daarom vragen wij vóór het eerste bezoek om een Verklaring Omtrent het Gedrag, de VOG. Die wordt namens de minister van Justitie en Veiligheid afgegeven en zegt maar één ding: dat niets in uw verleden dit werk in de weg staat.",
      ar: "من يزور مسنًّا في بيته أو يجلس إلى طاولة مع الطلاب يحمل ثقة كبيرة. ولهذا نطلب قبل الزيارة الأولى شهادة حسن السيرة والسلوك، واسمها في هولندا VOG. وتصدرها وزارة العدل والأمن ولا تقول إلا أمرًا واحدًا: أن لا شيء في ماضي صاحبها يمنعه من هذا العمل.",
    },
    {
      en: "We prepare the request, you complete it online, and the certificate comes to you by post or digitally. You show it to the coordinator, who writes down that it was seen and on which date. We do not keep a copy, and we never ask for your citizen service number.",
      nl: "Wij zetten de aanvraag klaar, u maakt die online af, en de verklaring komt per post of digitaal naar u toe. U laat die zien aan de coördinator, die noteert dat de VOG is gezien en op welke dag. Wij bewaren geen kopie en vragen nooit om uw burgerservicenummer.",
      ar: "نحن نُعدّ الطلب، وأنتم تكملونه عبر الإنترنت، فتصلكم الشهادة بالبريد أو إلكترونيًا. ثم تُطلعون عليها المنسق فيدوّن أنه رآها وتاريخ ذلك. ولا نحتفظ بنسخة منها، ولا نسألكم أبدًا عن رقمكم الوطني.",
    },
    {
      en: "In the United Arab Emirates our licensed partner asks for a police clearance instead. A certificate is not the whole of it: there is also a conversation, two training evenings and a coordinator who calls after the first visit.",
      nl: "In de Verenigde Arabische Emiraten vraagt onze partner met vergunning in plaats daarvan een verklaring van de politie. Een papier is niet alles: er is ook een gesprek, er zijn twee trainingsavonden en de coördinator belt na het eerste bezoek.",
      ar: "وفي الإمارات العربية المتحدة يطلب شريكنا المرخَّص شهادة من الشرطة بدلًا منها. والشهادة ليست كل شيء: فهناك أيضًا لقاء تعارف وأمسيتان تدريبيتان ومنسق يتصل بعد الزيارة الأولى.",
    },
  ),
  author: { en: "The volunteer coordinators", nl: "De vrijwilligerscoördinatoren", ar: "منسقو المتطوعين" },
  publishedOn: addDays(today, -41),
  programId: "elderly",
  projectId: null,
  cover: null,
});
