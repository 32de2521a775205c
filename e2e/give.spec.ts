import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

/** To the sandbox's page with a filled form. */
async function fillAndSend(page: Page, address: string, button: RegExp): Promise<void> {
  await page.goto(address);
  await page.locator("input[name=email]").fill("giver@example.org");
  await page.getByRole("button", { name: button }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\/sbx_/);
  await expect(page.getByRole("note")).toBeVisible();
}

test("someone gives once, covers the fees, pays, and reads that it worked", async ({ page }) => {
  await page.goto("/donate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make a Donation");
  await expect(page.getByRole("radio", { name: "€25", exact: true })).toBeChecked();
  await expect(
    page.getByRole("checkbox", { name: "I would like to cover the payment fees" }),
  ).not.toBeChecked();
  await page.getByRole("checkbox", { name: "I would like to cover the payment fees" }).check();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("€26.08");
  await page.locator("input[name=email]").fill("giver@example.org");
  await page.getByRole("button", { name: "Donate €25 Now" }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\/sbx_/);
  await expect(page.getByText("€26.08")).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/donate\?success=true/);
  await expect(page.getByText("Thank you for your generous donation!").first()).toBeVisible();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Payment Successful");
  await expect(page.locator("main dl").first()).toContainText("You were charged€26.08");
  await expect(page.getByText("You will be charged")).toHaveCount(0);
});

test("before paying, the summary says line by line what will happen, and last what is charged", async ({
  page,
}) => {
  await page.goto("/donate?amount=50");
  await page.getByRole("checkbox", { name: "I would like to cover the payment fees" }).check();
  await page.getByLabel("Campaign").selectOption({ index: 1 });
  const campaign = await page.getByLabel("Campaign").locator("option:checked").innerText();
  await page.getByText("In memory of").click();
  await page.getByLabel("Name of the person").fill("Grandma Fatima");
  const lines = page.getByRole("region", { name: "Summary" }).locator("dl > div");
  await expect(lines).toHaveText([
    "Your donation€50.00",
    "Payment fees€1.80",
    `For${campaign}`,
    "In memory ofGrandma Fatima",
    /^To/,
    "WhenOnce, today",
    "You will be charged€51.80",
  ]);
});

const wrongEmail = {
  "": "Please enter a valid email address for the receipt.",
  "/nl": "Vul een geldig e-mailadres in",
  "/ar": "بريد",
};
for (const [prefix, words] of Object.entries(wrongEmail)) {
  test(`the form says under each field what is wrong, and leads there: ${prefix || "/en"}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/donate`);
    await page.locator("input[name=email]").fill("no address");
    await page.locator("input[name=tribute][value=honor]").check();
    await page.locator("form[method=post] button[type=submit]").last().click();

    const summary = page.locator("main form section[tabindex='-1']");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(2);
    const email = page.locator("input[name=email]");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#donate-email-error")).toContainText(words);
    await expect(page.locator("input[name=honoree]")).toHaveAttribute("aria-invalid", "true");
    await summary.locator("a[href='#donate-email']").click();
    await expect(email).toBeFocused();
    await email.fill("giver@example.org");
    await expect(page.locator("#donate-email-error")).toHaveCount(0);
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
  });

  test(`who cannot pay now reads it in their own language: ${prefix || "/en"}`, async ({ page }) => {
    await page.route("**/api/donations", (route) =>
      route.fulfill({ status: 503, body: "whatever programs read (unavailable)" }),
    );
    await page.goto(`${prefix}/donate`);
    await page.locator("input[name=email]").fill("giver@example.org");
    await page.locator("form[method=post] button[type=submit]").last().click();
    const toast = page.locator("[role=region] li, [role=status]").filter({ hasText: /\S/ }).first();
    await expect(toast).toBeVisible();
    await expect(page.getByText("(unavailable)")).toHaveCount(0);
    await expect(page.getByText(/\b503\b/)).toHaveCount(0);
  });
}

test("too small an amount is told under its field while it is typed", async ({ page }) => {
  await page.goto("/donate");
  await page.getByLabel("Custom amount").fill("0.10");
  await expect(page.locator("#donate-custom-error")).toHaveText("Minimum donation amount is €0.50");
  await expect(page.getByLabel("Custom amount")).toHaveAttribute("aria-invalid", "true");
});

test("a typed amount overrides the preset, a preset clears it, and too little cannot be sent", async ({
  page,
}) => {
  await page.goto("/donate?amount=100");
  await expect(page.getByRole("button", { name: "Donate €100 Now" })).toBeEnabled();
  const custom = page.getByLabel("Custom amount");
  await custom.fill("12,50");
  await expect(page.getByRole("button", { name: "Donate €12.50 Now" })).toBeEnabled();
  await custom.fill("٢٥");
  await expect(page.getByRole("button", { name: "Donate €25 Now" })).toBeEnabled();
  await custom.fill("0.49");
  await expect(page.getByRole("button", { name: /Donate/ })).toBeDisabled();
  await custom.fill("a lot");
  await expect(page.getByRole("button", { name: "Donate €0 Now" })).toBeDisabled();
  await page.getByText("€250", { exact: true }).click();
  await expect(custom).toHaveValue("");
  await page.getByText("Monthly", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Donate €250 Monthly" })).toBeEnabled();
});

test("a tribute's fields appear only when there is a tribute", async ({ page }) => {
  await page.goto("/donate");
  await expect(page.getByLabel("Name of the person")).toBeHidden();
  await page.getByText("In memory of").click();
  await expect(page.getByLabel("Name of the person")).toBeVisible();
  await expect(page.getByLabel("Email address to notify")).toHaveAttribute("type", "email");
});

test("a declined payment comes back with the form as it was, and can be tried again", async ({ page }) => {
  await fillAndSend(page, "/donate?amount=50&frequency=monthly", /Donate €50 Monthly/);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Payment Failed");
  await expect(page.locator("input[name=email]")).toHaveValue("giver@example.org");
  await page.getByRole("button", { name: "Donate €50 Monthly" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Thank you for your generous donation!").first()).toBeVisible();
});

test("a cancelled payment leaves the form as it was", async ({ page }) => {
  await fillAndSend(page, "/donate?amount=100", /Donate €100 Now/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Donate €100 Now" })).toBeEnabled();
  await expect(page.locator("input[name=email]")).toHaveValue("giver@example.org");
});

test("who pays later reads that it is on its way, and then that it arrived", async ({ page }) => {
  await fillAndSend(page, "/donate", /Donate €25 Now/);
  await page.getByRole("button", { name: "Pay later" }).click();
  await expect(page.getByText("Your payment is being processed")).toBeVisible();
  await expect(page.getByText("Thank you for your generous donation!").first()).toBeVisible({
    timeout: 30_000,
  });
});

test("a success address typed by hand proves nothing", async ({ page }) => {
  await page.goto("/donate?success=true");
  await expect(page.getByRole("button", { name: "Donate €25 Now" })).toBeEnabled();
  await expect(page.getByText("Thank you for your generous donation!")).toHaveCount(0);
});

test("when payments are unavailable the page offers a form and a phone", async ({ page }) => {
  await page.route("**/api/create-payment-intent", (route) =>
    route.fulfill({ status: 503, body: "Payments are unavailable at the moment." }),
  );
  await page.goto("/donate");
  await expect(
    page.getByRole("heading", { name: "Payment Processing Temporarily Unavailable" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact?topic=donation",
  );
  await expect(page.getByRole("link", { name: "Call Us" })).toHaveAttribute("href", /^tel:\+/);
});

test("the home page hands its amount over", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Continue to donate" }).first().click();
  await expect(page.getByRole("button", { name: "Donate €50 Now" })).toBeEnabled();
});

for (const [prefix, email, thanks] of [
  ["", "e@example.org", "Thank you for your generous donation!"],
  ["/nl", "n@example.org", "Hartelijk dank voor uw gulle gift!"],
  ["/ar", "a@example.org", "شكرًا جزيلًا على تبرعكم الكريم!"],
] as const) {
  test.describe(`with JavaScript off, ${prefix || "/en"}`, () => {
    test.use({ javaScriptEnabled: false });

    test("someone gives from start to finish, after being told what was wrong", async ({ page }) => {
      await page.goto(`${prefix}/donate`);
      await page.locator("input[name=custom]").fill("0,10");
      await page.locator("input[name=email]").fill(email);
      const [refused] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.locator("form[method=post] button[type=submit]").last().click(),
      ]);
      expect(refused.status()).toBe(422);
      await expect(page.locator("main form section a[href='#donate-custom']")).toBeVisible();
      await expect(page.locator("input[name=custom]")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#donate-custom-error")).toContainText("0");
      await expect(page.locator("input[name=email]")).toHaveValue(email);
      await page.locator("input[name=custom]").fill("12,50");
      await page.locator("form[method=post] button[type=submit]").last().click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await page.locator("button[value=pay]").click();
      await expect(async () => {
        await page.goto(`${prefix}/donate?success=true`);
        await expect(page.getByText(thanks)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 20_000 });
    });
  });
}

test("whoever goes back before paying finds the same gift, and there is no second payment", async ({
  page,
}) => {
  await fillAndSend(page, "/donate?amount=100", /Donate €100 Now/);
  const payment = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/donate\?resumed=true$/);
  await expect(page.locator("input[name=email]")).toHaveValue("giver@example.org");
  await page.getByRole("button", { name: "Donate €100 Now" }).click();
  await expect(page).toHaveURL(payment);
});

test("after failed payments the browser does some work unnoticed, and the gift goes on", async ({ page }) => {
  const email = "unlucky@example.org";
  for (let time = 0; time < 3; time++) {
    await page.goto("/donate");
    await page.locator("input[name=email]").fill(email);
    await page.getByRole("button", { name: "Donate €25 Now" }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\/sbx_/, { timeout: 30_000 });
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Payment Failed");
    await expect
      .poll(async () => (await (await page.request.get("/api/donations/current")).json()).status)
      .toBe("FAILED");
  }
});
