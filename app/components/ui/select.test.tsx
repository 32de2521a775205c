import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { NativeSelect } from "./native-select.tsx";
import { Select } from "./select.tsx";

const roles = [
  { value: "education-tutor", label: "Education tutor" },
  { value: "animal-care", label: "Animal care" },
];
const withEmpty = [...roles, { value: "", label: "Any role" }];

describe.each([
  ["the browser's own list", NativeSelect],
  ["the list of the back office", Select],
])("%s", (_name, List) => {
  test("refuses an option with an empty value, and names it", () => {
    expect(() => renderToStaticMarkup(<List options={withEmpty} />)).toThrow(
      'The option "Any role" has an empty value',
    );
  });

  test("takes options that have a value", () => {
    expect(() => renderToStaticMarkup(<List options={roles} placeholder="Choose a role" />)).not.toThrow();
  });
});

describe("the browser's own list", () => {
  test("starts with a placeholder that cannot be chosen", () => {
    const html = renderToStaticMarkup(<NativeSelect options={roles} placeholder="Choose a role" />);
    expect(html).toContain('<option value="" disabled="" selected="">Choose a role</option>');
  });

  test("starts with what was chosen before, when the form comes back", () => {
    const html = renderToStaticMarkup(
      <NativeSelect options={roles} placeholder="Choose a role" defaultValue="animal-care" />,
    );
    expect(html).toContain('<option value="animal-care" selected="">');
  });
});
