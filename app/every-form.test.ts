import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Forms that are no `<Form>` and no `<PlainForm>`, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "components/ui/form.tsx": "is <Form>",
  "components/public-form/plain-form.tsx": "is <PlainForm>",
  "components/back-office/list-filter.tsx": "GET, filters a list",
  "components/back-office/palette.tsx": "opens the first result",
  "components/list/list-selection.tsx": "GET, exports the selected rows",
  "screens/projects/filter-form.tsx": "GET, filters a list",
  "screens/dashboard/donations/filter-form.tsx": "GET, filters a list",
  "screens/figure/page.tsx": "GET, chooses a day",
  "screens/home/amount-picker.tsx": "GET, leads to the donation form",
  "shell/language-select.tsx": "chooses the language",
  "screens/admin/content/move-buttons.tsx": "only buttons",
  "screens/admin/donation/receipts.tsx": "only a button",
  "screens/account/prove-page.tsx": "only a button",
  "screens/application/how-it-stands.tsx": "only a button",
  "screens/campaign-offer/page.tsx": "only buttons",
  "screens/email-preferences/page.tsx": "only choices, none can be wrong",
  "screens/email-preferences/unsubscribe-page.tsx": "only a button",
  "screens/event/registration.tsx": "only a button",
  "screens/sign-in/page.tsx": "only a button",
  "screens/sign-in/link-page.tsx": "only a button",
  "screens/transfer/how-it-stands.tsx": "only a button",
  "screens/dashboard/periodic-gift/own-agreements.tsx": "only a button",
  "screens/dashboard/preferences/page.tsx": "only choices, none can be wrong",
  "screens/verify/checker.tsx": "checks a proof in the browser and sends nothing",
  "screens/donate/payment-step.tsx": "the provider's own fields",
};
/** Forms with fields of their own kind, which show the summary themselves. */
const withOwnSummary = [
  "screens/account/security-page.tsx",
  "screens/admin/content/record-page.tsx",
  "screens/dashboard/monthly/change-form.tsx",
  "screens/donate/donation-form.tsx",
  "screens/sign-in/email-form.tsx",
  "screens/styleguide/fields.tsx",
];

const textOf = (file: string): string => readFileSync(path.join(import.meta.dirname, file), "utf8");

test("every form goes through <Form> or <PlainForm>, which show the error summary", () => {
  const raw = globSync("**/!(*.test).tsx", { cwd: import.meta.dirname }).filter((file) =>
    /<form\b/.test(textOf(file)),
  );
  expect(raw.toSorted()).toEqual([...Object.keys(exceptions), ...withOwnSummary].toSorted());
});

test.each(withOwnSummary)("%s shows an error summary", (file) => {
  expect(textOf(file)).toContain("<ErrorSummary");
});
