import type { commonGrantForm } from "#domain/applications/grant/application-form.ts";
import { sampleFigures } from "#domain/content/sample-figures.ts";
import { asCents } from "#domain/money/cents.ts";
import type { SampleApplication } from "./sample-applicants.ts";

export const grantApplicants: readonly SampleApplication<typeof commonGrantForm>[] = [
  {
    id: "ga-demo-1",
    org_name: "Stichting Buurtmoestuin Oost",
    contact_name: "Hanna de Wit",
    contact_email: "hanna@example.org",
    requested_cents: asCents(750_000),
    language: "nl",
    status: "NEW",
    daysAgo: 2,
  },
  {
    id: "ga-demo-2",
    org_name: "Al Noor Reading Rooms",
    contact_name: "سلمى القحطاني",
    contact_email: "salma@example.org",
    requested_cents: asCents(1_200_000),
    language: "ar",
    status: "SCREENING",
    daysAgo: 9,
  },
  {
    id: "ga-demo-3",
    org_name: "Harbour Shelter Rotterdam",
    contact_name: "Tom Willems",
    contact_email: "tom@example.org",
    requested_cents: asCents(980_000),
    language: "en",
    status: "INTERVIEW",
    daysAgo: 20,
  },
  {
    id: "ga-demo-4",
    org_name: "Kinderen Samen Aan Tafel",
    contact_name: "Ria Smit",
    contact_email: "ria@example.org",
    requested_cents: sampleFigures.grantsThisYearCents.children,
    language: "nl",
    status: "APPROVED",
    daysAgo: 52,
    decidedAfter: 24,
  },
  {
    id: "ga-demo-5",
    org_name: "Desert Paws Clinic",
    contact_name: "Omar Haddad",
    contact_email: "omar@example.org",
    requested_cents: asCents(2_500_000),
    language: "en",
    status: "DECLINED",
    daysAgo: 75,
    decidedAfter: 24,
  },
];
