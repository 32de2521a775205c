import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { createI18n, TextProvider } from "../../i18n/text.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Textarea } from "./textarea.tsx";
import { TextInput } from "./text-input.tsx";

const field = (props: { required?: boolean; hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field id="email" label="Email Address" {...props}>
      {(control) => <TextInput type="email" {...control} />}
    </Field>,
  );

describe("a field", () => {
  test("is named by its label", () => {
    expect(field({})).toContain('<label for="email"');
    expect(field({})).toMatch(/<input[^>]* id="email"/);
  });

  test("shows an asterisk when it is required, and the control says so itself", () => {
    expect(field({ required: true })).toMatch(/<span aria-hidden="true"[^>]*> \*<\/span>/);
    expect(field({ required: true })).toMatch(/<input[^>]* required=""/);
    expect(field({})).not.toContain("*");
    expect(field({})).not.toContain("required");
  });

  test("shows its error in red beneath, and the control points at it", () => {
    const html = field({ error: "Valid email is required" });
    expect(html).toMatch(/<p id="email-error" class="[^"]*text-bad">Valid email is required<\/p><\/div>$/);
    expect(html).toMatch(/<input[^>]* aria-describedby="email-error"[^>]* aria-invalid="true"/);
  });

  test("is described by its hint first and its error second", () => {
    expect(field({ hint: "We answer here.", error: "No" })).toContain(
      'aria-describedby="email-hint email-error"',
    );
    expect(field({ hint: "We answer here." })).toContain('aria-describedby="email-hint"');
  });

  test("without an error is not invalid and describes nothing", () => {
    expect(field({ error: "" })).not.toMatch(/aria-invalid|aria-describedby|email-error/);
  });

  test("for an address is written left to right, for a name as the page is", () => {
    expect(field({})).toContain('dir="ltr"');
    expect(renderToStaticMarkup(<TextInput name="name" />)).not.toContain("dir=");
  });
});

test("a tick box points at its own error and carries its asterisk", () => {
  const html = renderToStaticMarkup(
    <Checkbox id="consent" label="I agree" required error="You must consent to data processing" />,
  );
  expect(html).toMatch(/<input[^>]* id="consent"[^>]* required=""[^>]* aria-describedby="consent-error"/);
  expect(html).toContain('<p id="consent-error"');
  expect(html).toContain("*");
});

test("a group of radios is one group with a legend, and starts where it is told", () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      id="frequency"
      name="frequency"
      legend="How often"
      defaultValue="once"
      error="Choose one"
      options={[
        { value: "once", label: "One-time" },
        { value: "monthly", label: "Monthly" },
      ]}
    />,
  );
  expect(html).toMatch(/^<fieldset id="frequency" aria-describedby="frequency-error"><legend/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked="" value="once"|value="once" checked=""/);
});

test("a long text counts what was already written", () => {
  expect(
    renderToStaticMarkup(<Textarea defaultValue="Hello" counter={(length) => `${length} of 50`} />),
  ).toContain("5 of 50");
});

describe("the summary of errors", () => {
  test("links to each field and can take focus", () => {
    const html = renderToStaticMarkup(
      <TextProvider i18n={{ ...createI18n("en"), messages: { "shell.form.summary": ["2 problems"] } }}>
        <ErrorSummary problems={[{ fieldId: "email", message: "Valid email is required" }]} />
      </TextProvider>,
    );
    expect(html).toContain('<section tabindex="-1" aria-label="2 problems"');
    expect(html).toMatch(/<a href="#email"[^>]*>Valid email is required<\/a>/);
  });

  test("is not there when there are none", () => {
    expect(renderToStaticMarkup(<ErrorSummary problems={[]} />)).toBe("");
  });
});
