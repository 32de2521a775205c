/** Empty for files and missing fields. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export const typedTexts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === "string");
