import * as z from "zod/mini";
import type { FormDefinition } from "#domain/forms/define-form.ts";
import { emailPurposes } from "#domain/email-purposes.ts";
import type { Field } from "#domain/forms/fields.ts";
import { describedBody } from "./described-body.ts";

/** The published body of a form, derived from its definition. `more` is what only programs and our own pages send. */
export function formBody(
  { fields, offersEmails }: FormDefinition,
  more: Readonly<Record<string, z.ZodMiniType>> = {},
) {
  const body: Record<string, z.ZodMiniType> = {};
  const groups: Record<string, Record<string, z.ZodMiniType>> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.within === undefined) body[name] = schemaOf(field);
    else (groups[field.within] ??= {})[name] = schemaOf(field);
  }
  for (const [name, group] of Object.entries(groups)) body[name] = z.object(group);
  if (offersEmails) body["emails"] = z.optional(emailsBody);
  return describedBody(z.object({ ...body, ...more }));
}

/** Emails that the person asks for. */
const emailsBody = z.object(
  Object.fromEntries(emailPurposes.map((purpose) => [purpose, z.optional(z.boolean())])),
);

function schemaOf(field: Field): z.ZodMiniType {
  const schema = valueOf(field);
  return field.required && !field.when ? schema : z.optional(schema);
}

function valueOf({ kind, required, min, max, options }: Field): z.ZodMiniType {
  switch (kind) {
    case "checkbox":
      return required ? z.literal(true) : z.boolean();
    case "number":
      return z.int().check(z.minimum(min ?? 0), z.maximum(max ?? Number.MAX_SAFE_INTEGER));
    case "choice":
      return options ? z.enum(options) : z.string();
    case "money":
      return z
        .string()
        .register(z.globalRegistry, { description: "Euros as people write them: 1.250,50, 1250 or ١٢٥٠" });
    default:
      return z
        .string()
        .check(z.minLength(min ?? (required ? 1 : 0)), ...(max === undefined ? [] : [z.maxLength(max)]));
  }
}
