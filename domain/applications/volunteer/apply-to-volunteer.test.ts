import { expect, test } from "vitest";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Localized } from "#domain/language.ts";
import { sampleOf } from "#domain/forms/sample-of.fixtures.ts";
import { volunteerForm, type VolunteerValues } from "./application-form.ts";
import type { VolunteerApplication } from "./application.ts";
import { applyToVolunteer, type WithVolunteerStores } from "./apply-to-volunteer.ts";

const form: VolunteerValues = {
  ...sampleOf(volunteerForm),
  name: "Fatima al-Zahra",
  email: "Fatima@example.org",
  roleId: "education-tutor",
  backgroundCheck: true,
};
const monday = new Date("2026-11-09T10:00:00Z");

const openRoles: Record<string, Localized> = {
  "education-tutor": { en: "Education Tutor", nl: "Huiswerkbegeleider", ar: "معلّم مساند" },
  "animal-care": { en: "Animal Care Assistant", nl: "Dierenverzorger", ar: "مساعد في رعاية الحيوانات" },
};

/** An office that keeps what comes in and whose clock the test sets. */
const volunteerOffice = ({ mailWorks = true } = {}) => {
  const office = { stored: [] as VolunteerApplication[], mailed: [] as string[], now: monday };
  const withTransaction: WithVolunteerStores = async (work) => {
    const before = [...office.stored];
    try {
      return await work({
        addUnlessSentSince: async (application, since) => {
          const earlier = office.stored.find(
            (other) =>
              other.roleId === application.roleId &&
              emailKey(other.email) === emailKey(application.email) &&
              other.createdAt > since,
          );
          if (earlier) return { earlierId: earlier.id };
          office.stored.push(application);
          return "added";
        },
        writeLetters: async (application, roleTitle) => {
          if (!mailWorks) throw new Error("the outbox is full");
          office.mailed.push(`${application.id}: ${roleTitle}`);
        },
        sayAgainByMail: async (earlierId, _application, roleTitle) => {
          office.mailed.push(`again ${earlierId}: ${roleTitle}`);
        },
      });
    } catch (error) {
      office.stored = before;
      throw error;
    }
  };
  const apply = applyToVolunteer({
    roles: { titleOf: async (roleId, language) => openRoles[roleId]?.[language] ?? null },
    withTransaction,
    clock: () => office.now,
    newId: () => `a${office.stored.length + 1}`,
  });
  return { office, apply };
};

test("an application is stored as new with its consents, and the applicant gets a letter", async () => {
  const { office, apply } = volunteerOffice();

  expect(await apply(form, "ar")).toEqual({ ok: true, applicationId: "a1" });

  expect(office.stored).toEqual([
    { ...form, id: "a1", language: "ar", createdAt: monday, consentTextVersion: "volunteer-3" },
  ]);
  expect(office.mailed).toEqual(["a1: معلّم مساند"]);
});

test("a role that does not exist or is closed is refused and nothing is stored", async () => {
  const { office, apply } = volunteerOffice();
  expect(await apply({ ...form, roleId: "astronaut" }, "ar")).toEqual({
    ok: false,
    reason: "role_unknown",
  });
  expect(office.stored).toEqual([]);
  expect(office.mailed).toEqual([]);
});

test("the same person applying for the same role within a day is answered like anyone and told by mail", async () => {
  const { office, apply } = volunteerOffice();
  await apply(form, "ar");
  office.now = new Date("2026-11-10T09:59:59Z");

  const again = await apply({ ...form, email: "fatima@EXAMPLE.org" }, "ar");

  expect(again).toEqual({ ok: true, applicationId: "a2" });
  expect(office.stored).toHaveLength(1);
  expect(office.mailed).toEqual(["a1: معلّم مساند", "again a1: معلّم مساند"]);
});

test("after a day, for another role or as another person, an application is welcome", async () => {
  const { office, apply } = volunteerOffice();
  await apply(form, "ar");
  expect((await apply({ ...form, roleId: "animal-care" }, "ar")).ok).toBe(true);
  expect((await apply({ ...form, email: "omar@example.org" }, "ar")).ok).toBe(true);
  office.now = new Date("2026-11-10T10:00:00Z");
  expect((await apply(form, "ar")).ok).toBe(true);
  expect(office.stored).toHaveLength(4);
});

test("when the letter cannot be queued the application is not stored either", async () => {
  const { office, apply } = volunteerOffice({ mailWorks: false });
  await expect(apply(form, "ar")).rejects.toThrow("the outbox is full");
  expect(office.stored).toEqual([]);
});
