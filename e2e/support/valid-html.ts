import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes these its own way, which the standard allows.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    "void-style": "off",
    // Whoever reads the source is a program.
    "long-title": "off",
    "no-trailing-whitespace": "off",
  },
});

/** Where these bytes of HTML break the standard. */
export async function htmlComplaints(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
