import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { assigneeMe, assigneeNobody } from "#domain/applications/review/applications-list.ts";
import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../../translate.ts";
import type { ListOptions } from "./lists.ts";

type Named = Readonly<{ id: string; name: string }>;
type Needs = {
  expenseChoices: (language: Language) => Promise<ExpenseChoices>;
  subjects: (kind: ApplicationKind, language: Language) => Promise<Named[]>;
  staff: () => Promise<Named[]>;
};

const asOption = ({ id, name }: Named) => ({ value: id, label: name });

export function listOptions({ expenseChoices, subjects, staff }: Needs): ListOptions {
  const ofApplications = (kind: ApplicationKind) => async (language: Language) => {
    const [about, people] = await Promise.all([subjects(kind, language), staff()]);
    return {
      about: about.map(asOption),
      assignee: [
        { value: assigneeMe, label: translate(language, "admin.list.me") },
        { value: assigneeNobody, label: translate(language, "admin.nobody") },
        ...people.map(asOption),
      ],
    };
  };
  return {
    volunteer: ofApplications("volunteer"),
    grant: ofApplications("grant"),
    partner: ofApplications("partner"),
    expenses: async (language) => {
      const { projects, programs, years } = await expenseChoices(language);
      const purposes = (kind: "project" | "program", all: readonly Named[]) =>
        all.map(({ id, name }) => ({
          value: `${kind}:${id}`,
          label: translate(language, `expenses.purpose.${kind}`, { name }),
        }));
      return {
        purpose: [...purposes("project", projects), ...purposes("program", programs)],
        year: years.map((year) => ({ value: String(year), label: String(year) })),
      };
    },
  };
}
