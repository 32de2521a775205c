/** The loggable part of an error. Driver fields may quote a row with personal data. */
export type ErrorFacts = Readonly<{
  name?: string;
  message: string;
  stack?: string | undefined;
  errors?: readonly ErrorFacts[];
}>;

export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const facts = { name, message, stack };
  return error instanceof AggregateError ? { ...facts, errors: error.errors.map(errorFacts) } : facts;
}
