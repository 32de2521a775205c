import type { ApplicationSubjects } from "#domain/applications/review/ports.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import { translate } from "../translate.ts";

/** Volunteers apply for a role, organisations for a call, partners for a country. */
export const subjectsFrom = (
  sourceFor: SourceFor,
  countries: () => Promise<string[]>,
): ApplicationSubjects => ({
  all: async (kind, language) => {
    if (kind === "partner") return (await countries()).map((country) => ({ id: country, name: country }));
    const found =
      kind === "volunteer"
        ? await (await sourceFor("volunteerRole")).content.list("volunteerRole")
        : await (await sourceFor("grantCall")).content.list("grantCall");
    return found.map(({ id, title }) => ({ id, name: title[language] }));
  },
  name: async (kind, id, language) => {
    if (kind === "partner") return id;
    const found =
      kind === "volunteer"
        ? await (await sourceFor("volunteerRole")).content.find("volunteerRole", id)
        : await (await sourceFor("grantCall")).content.find("grantCall", id);
    return found?.title[language] ?? null;
  },
  // A deleted call has one criterion: the application as a whole.
  criteria: async (callId, language) => {
    const call = await (await sourceFor("grantCall")).content.find("grantCall", callId);
    return call
      ? call.criteria.map((each) => each[language])
      : [translate(language, "application.score.whole")];
  },
  needsCheck: async (roleId) =>
    (await (await sourceFor("volunteerRole")).content.find("volunteerRole", roleId))?.needsBackgroundCheck ??
    false,
  questions: async (kind, id, language) => {
    if (kind !== "grant") return new Map();
    const call = await (await sourceFor("grantCall")).content.find("grantCall", id);
    return new Map((call?.questions ?? []).map((question) => [question.id, question.label[language]]));
  },
});
