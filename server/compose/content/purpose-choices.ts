import type { SourceFor } from "#domain/content/content-source.ts";
import type { Language } from "#domain/language.ts";

type Purpose = Readonly<{ projectId: string | null; programId: string | null }>;

/** What staff can book money for: the projects and programs of the site. */
export function purposeChoices(sourceFor: SourceFor) {
  const projects = async () => (await sourceFor("project")).content.list("project");
  const programs = async () => (await sourceFor("program")).content.list("program");
  return {
    choices: async (language: Language) => {
      const named = ({ id, title }: { id: string; title: Record<Language, string> }) => ({
        id,
        name: title[language],
      });
      const [allProjects, allPrograms] = await Promise.all([projects(), programs()]);
      return { projects: allProjects.map(named), programs: allPrograms.map(named) };
    },
    isKnown: async ({ projectId, programId }: Purpose): Promise<boolean> => {
      if (projectId !== null) return (await projects()).some(({ id }) => id === projectId);
      return programId === null || (await programs()).some(({ id }) => id === programId);
    },
    /** Whether zakat may be spent on it: a project is as eligible as the program it belongs to. */
    isEligible: async ({ projectId, programId }: Purpose): Promise<boolean> => {
      const project = (await projects()).find(({ id }) => id === projectId);
      const program = (await programs()).find(({ id }) => id === (project?.programId ?? programId));
      return program?.zakatEligible ?? false;
    },
  };
}
