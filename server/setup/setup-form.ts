import {
  firstIdentityFields,
  takesOver,
  type FirstIdentityField,
} from "#domain/content/kinds/foundation/first-foundation.ts";
import type { Finding } from "#domain/doctor/finding.ts";
import type { Language } from "#domain/language.ts";
import { fieldOf, formOf, setupPage, textOf } from "./setup-page.ts";

type Problems = Readonly<Partial<Record<string, string>>>;
type Shown = Readonly<{
  language: Language;
  asksIdentity: boolean;
  asksAdministrator: boolean;
  typed: Readonly<Record<string, string>>;
  problems: Problems;
  findings: readonly Finding[];
}>;

const hintOf = (field: FirstIdentityField) =>
  field in takesOver ? "setup.page.same" : field === "rsin" ? "settings.identity.rsin.hint" : undefined;

export function setupForm(shown: Shown): string {
  const { language, asksIdentity, asksAdministrator, typed, problems } = shown;
  const identity = firstIdentityFields.map((field) =>
    fieldOf(language, {
      name: field,
      label: `settings.identity.field.${field}`,
      value: typed[field] ?? "",
      hint: hintOf(field),
      problem: problems[field],
      ...(field === "email" && { type: "email" }),
      ...(field === "phone" && { type: "tel" }),
    }),
  );
  const administrator = fieldOf(language, {
    name: "administrator",
    label: "setup.ask.ADMINISTRATOR_EMAIL",
    value: typed["administrator"] ?? "",
    hint: "setup.page.administrator.text",
    problem: problems["administrator"],
    type: "email",
  });
  const wrong = Object.keys(problems).length > 0;
  return setupPage(
    language,
    "setup.page.title",
    `${wrong ? `<p class="wrong" role="alert">${textOf(language, "setup.page.wrong")}</p>` : ""}${formOf(
      language,
      "setup.page.save",
      (asksIdentity ? group(language, "setup.step.identity", identity.join("")) : "") +
        (asksAdministrator ? group(language, "setup.step.administrator", administrator) : ""),
    )}${around(shown)}`,
  );
}

const group = (
  language: Language,
  legend: "setup.step.identity" | "setup.step.administrator",
  fields: string,
) => `<fieldset><legend>${textOf(language, legend)}</legend>${fields}</fieldset>`;

function around({ language, findings }: Shown): string {
  const told =
    findings.length === 0
      ? `<p>${textOf(language, "setup.page.around.good")}</p>`
      : `<p>${textOf(language, "setup.page.around.text")}</p><ul>${findings
          .map(({ id, place, why }) => `<li>${textOf(language, `doctor.${id}`, { place, why })}</li>`)
          .join("")}</ul>`;
  return `<h2>${textOf(language, "setup.page.around")}</h2>${told}`;
}
