import type { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import type { FormColumns } from "#domain/forms/define-form.ts";
import type { Language } from "#domain/language.ts";

/** Form values by column, and the submission time. */
export type SampleApplication<Form> = FormColumns<Form> & {
  id: string;
  language: Language;
  status: ApplicationStatus;
  daysAgo: number;
  /** Days from the application to the decision. */
  decidedAfter?: number;
};

/** Fictional people, with an application in every status. */
export const volunteerApplicants: readonly SampleApplication<typeof volunteerForm>[] = [
  {
    id: "va-demo-1",
    name: "Lotte van den Berg",
    email: "lotte@example.org",
    phone: "+31 6 12345678",
    role_id: "education-tutor",
    motivation:
      "I taught mathematics for eleven years and would like to give two afternoons a week to children who have no quiet place to study.",
    language: "nl",
    status: "NEW",
    daysAgo: 1,
  },
  {
    id: "va-demo-2",
    name: "يوسف الحربي",
    email: "yousef@example.org",
    phone: null,
    role_id: "elderly-companion",
    motivation:
      "عشت مع جدتي سنوات طويلة وتعلمت منها الصبر والإصغاء، وأود أن أمنح جزءاً من وقتي لمن يعيشون وحدهم.",
    language: "ar",
    status: "NEW",
    daysAgo: 3,
  },
  {
    id: "va-demo-3",
    name: "Priya Nair",
    email: "priya@example.org",
    phone: "+971 50 123 4567",
    role_id: "animal-care",
    motivation:
      "As a veterinary nurse I can help with wound care and vaccination days at the shelter, most weekends of the month.",
    language: "en",
    status: "SCREENING",
    daysAgo: 8,
  },
  {
    id: "va-demo-4",
    name: "Daan Visser",
    email: "daan@example.org",
    phone: null,
    role_id: "digital-marketing",
    motivation:
      "Ik werk als redacteur en schrijf graag de verhalen op van mensen die anders niet gehoord worden, op afstand en in mijn eigen tijd.",
    language: "nl",
    status: "INTERVIEW",
    daysAgo: 15,
  },
  {
    id: "va-demo-5",
    name: "Amina Idrissi",
    email: "amina@example.org",
    phone: "+31 6 87654321",
    role_id: "education-tutor",
    motivation:
      "I help my younger brothers with their homework every evening and I would love to do the same for other families in the neighbourhood.",
    language: "en",
    status: "APPROVED",
    daysAgo: 41,
    decidedAfter: 9,
  },
  {
    id: "va-demo-6",
    name: "Mark Jansen",
    email: "mark@example.org",
    phone: null,
    role_id: "animal-care",
    motivation:
      "Ik kom graag een keer per maand langs om met de honden te wandelen, zolang het op zaterdag kan en niet te ver weg is.",
    language: "nl",
    status: "DECLINED",
    daysAgo: 60,
    decidedAfter: 6,
  },
  {
    id: "va-demo-7",
    name: "Noura Haddad",
    email: "noura@example.org",
    phone: null,
    role_id: "digital-marketing",
    motivation:
      "I write short films for schools and can give one evening a week to tell in pictures what the projects do.",
    language: "en",
    status: "APPROVED",
    daysAgo: 88,
    decidedAfter: 12,
  },
];
