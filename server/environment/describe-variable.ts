import * as z from "zod";

export type Description = Readonly<{
  group:
    | "Where it runs"
    | "Database"
    | "Secrets"
    | "Mail"
    | "Payments"
    | "Signing in"
    | "In front of it"
    | "Backup"
    | "Log";
  means: string;
  production?: "required";
  /** What holds when it is not set; the example where there is none. */
  unset?: string;
  example?: string;
}>;

const descriptions = z.registry<Description>();

export function variable<Schema extends z.ZodType>(schema: Schema, description: Description): Schema {
  descriptions.add(schema, description);
  return schema;
}

export const descriptionOf = (schema: z.ZodType): Description | undefined => descriptions.get(schema);
