import { HtmlValidate, Rule } from "html-validate";
import { oncePerLook } from "./once-per-look.ts";
import { wordlessHtml } from "./wordless-html.ts";

/** In a list of terms the term comes before what is said of it, as the W3C's own checker asks; the style sheet may turn them. */
class TermFirst extends Rule {
  override setup(): void {
    this.on("dom:ready", ({ document }) => {
      for (const group of document.querySelectorAll("dl, dl > div")) {
        const parts = group.childElements.filter(({ tagName }) => tagName === "dt" || tagName === "dd");
        const [first, last] = [parts[0], parts.at(-1)];
        if (first?.tagName === "dd") this.report(first, "<dd> stands before its <dt>");
        if (last?.tagName === "dt") this.report(last, "<dt> has no <dd>");
      }
    });
  }
}

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  plugins: [{ name: "open-hand", rules: { "term-first": TermFirst } }],
  rules: {
    "term-first": "error",
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

/** Where these bytes of HTML break the standard, which knows elements and attributes, no words. */
export const htmlComplaints = (html: string): Promise<string[]> =>
  oncePerLook("valid-html", wordlessHtml(html), () => validate(html));

async function validate(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
