import type { ApplicationAnswer } from "#domain/back-office/application-answer.ts";

export const anApplication = (own: Partial<ApplicationAnswer> = {}): ApplicationAnswer => ({
  kind: "volunteer",
  id: "v1",
  version: 2,
  status: "SCREENING",
  nextStatuses: ["INTERVIEW", "DECLINED"],
  createdAt: "2026-03-01T12:00:00.000Z",
  decidedAt: null,
  language: "nl",
  who: "Lotte Visser",
  email: "lotte@example.org",
  about: { id: "education-tutor", name: "Education Tutor" },
  facts: [{ name: "phone", value: "+31 6 12345678" }],
  texts: [{ question: null, text: "I would like to help." }],
  consents: [
    { purpose: "dataProcessing", granted: true, textVersion: "volunteer-1", at: "2026-03-01T12:00:00.000Z" },
  ],
  assignee: null,
  staff: [{ id: "u1", name: "Samir" }],
  history: [{ at: "2026-03-02T12:00:00.000Z", by: "Eva", from: "NEW", to: "SCREENING", reason: null }],
  notes: [{ id: "n1", at: "2026-03-02T12:00:00.000Z", by: "Eva", text: "Called her." }],
  ...own,
});
