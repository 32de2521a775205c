import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { GrantCall } from "../schema.ts";
import { prose } from "../../../localized.ts";
import { commonQuestions } from "./questions.ts";

/** A closed call: applicants can still read it. */
export const readyStreets = (today: string): GrantCall => ({
  id: "ready-streets",
  title: { en: "Ready streets", nl: "Straten die klaarstaan", ar: "شوارع مستعدة" },
  description: {
    en: "Up to 1,600 euros for streets that prepare together for fire, flood or a power cut.",
    nl: "Tot 1.600 euro voor straten die zich samen voorbereiden op brand, water of een stroomstoring.",
    ar: "ما يصل إلى 1,600 يورو لشوارع تستعد معًا لمواجهة الحريق أو الفيضان أو انقطاع الكهرباء.",
  },
  body: prose(
    {
      en: "In an emergency the first help comes from next door. This call paid for first-aid courses, a shared emergency cupboard and an evening on which neighbors agreed who knocks at whose door.",
      nl: "In nood komt de eerste hulp van hiernaast. Deze ronde betaalde EHBO-cursussen, een gezamenlijke noodkast en een avond waarop buren afspraken wie er bij wie aanklopt.",
      ar: "عند الطوارئ تأتي النجدة الأولى من الجار. وقد موّلت هذه الدعوة دورات الإسعاف الأولي وخزانة طوارئ مشتركة وأمسية اتفق فيها الجيران على من يطرق باب من.",
    },
    {
      en: "The call is closed. All applicants have had an answer with the reasons.",
      nl: "De ronde is gesloten. Alle aanvragers hebben een antwoord met de redenen gekregen.",
      ar: "أُغلق باب التقديم، وتلقى جميع المتقدمين ردًّا مشفوعًا بالأسباب.",
    },
  ),
  programId: "disaster",
  opensOn: addDays(today, -150),
  closesOn: addDays(today, -85),
  budgetCents: asCents(800_000),
  maxGrantCents: asCents(160_000),
  criteria: [
    {
      en: "At least ten households take part.",
      nl: "Er doen minimaal tien huishoudens mee.",
      ar: "أن تشارك عشر أسر على الأقل.",
    },
    {
      en: "The fire brigade or the municipality has been asked for advice.",
      nl: "Er is advies gevraagd aan de brandweer of de gemeente.",
      ar: "أن تكون قد طُلبت مشورة الإطفاء أو البلدية.",
    },
  ],
  questions: commonQuestions,
});
