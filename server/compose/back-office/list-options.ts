import { methodIds, methodNames } from "#app/papers/giving/gift-texts.ts";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { assigneeMe, assigneeNobody } from "#domain/applications/review/applications-list.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import { providers } from "#domain/giving/payment-report.ts";
import type { Language } from "#domain/language.ts";
import { isPayingProvider, providerFacts } from "#domain/money/providers.ts";
import { translate } from "../../translate.ts";
import type { ListOptions } from "./lists.ts";

type Named = Readonly<{ id: string; name: string }>;
type Needs = {
  sourceFor: SourceFor;
  expenseChoices: (language: Language) => Promise<ExpenseChoices>;
  subjects: (kind: ApplicationKind, language: Language) => Promise<Named[]>;
  staff: () => Promise<Named[]>;
};

const asOption = ({ id, name }: Named) => ({ value: id, label: name });

/** One option for all names that providers have for a method. */
function methodOptions(language: Language) {
  const labels = [
    ...Object.entries(methodIds).map(([name, id]) => [name, translate(language, id)] as const),
    ...Object.entries(methodNames),
  ];
  return [...Map.groupBy(labels, ([, label]) => label)].map(([label, names]) => ({
    value: names.map(([name]) => name).join(","),
    label,
  }));
}

export function listOptions({ sourceFor, expenseChoices, subjects, staff }: Needs): ListOptions {
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
  const titles = async (kind: "campaign" | "program", language: Language) =>
    (await (await sourceFor(kind)).content.list(kind)).map(({ id, title }) => ({
      value: id,
      label: title[language],
    }));
  return {
    donations: async (language) => ({
      campaignId: await titles("campaign", language),
      programId: await titles("program", language),
      method: methodOptions(language),
      provider: providers.map((value) => ({
        value,
        label: isPayingProvider(value)
          ? providerFacts[value].name
          : translate(language, "papers.method.transfer"),
      })),
    }),
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
