import { expect, type Page } from "@playwright/test";
import { verifyProof as verifyAlone } from "../scripts/verify-gift.mjs";
import { provedGifts, tamperings } from "../adapters/proofs/tampering.fixtures.ts";
import words from "../app/messages/en/source/verify.json" with { type: "json" };
import { asCents } from "../domain/money/cents.ts";
import { receiptCode, receiptStatement, type ReceiptFacts } from "../domain/proofs/signed-receipt.ts";
import { test } from "./support/once-alive.ts";

const since = "2026-01-01T00:00:00.000Z";
/** Two keys of ours, of which the first took over from the second, and one of a forger. */
const [now, before, forger] = await Promise.all([
  provedGifts([2500, 5000, 10_000, 25_000, 50]),
  provedGifts([700, 800]),
  provedGifts([100]),
]);
type Signer = typeof now.signer;
const mine = now.proofs[1];

const facts: ReceiptFacts = {
  number: "2026-000123",
  receivedOn: "2026-11-13",
  cents: asCents(2608),
  returnedCents: asCents(0),
  isVoid: false,
  rsin: "123456782",
  madeOn: "2026-11-14",
};
const codeOf = (changes: Partial<ReceiptFacts> = {}, signer: Signer = now.signer): string => {
  const said = { ...facts, ...changes };
  return receiptCode({
    facts: said,
    signed: signer.sign(receiptStatement(said)),
  });
};

/** The page with our two keys, and then no network. Answers what it says about what is pasted. */
async function offlineChecker(page: Page): Promise<(pasted: string) => Promise<string>> {
  await page.route("**/api/transparency/keys", (route) =>
    route.fulfill({
      json: {
        keys: [...now.keys, ...before.keys].map((key) => ({ ...key, since })),
      },
    }),
  );
  await page.goto("/transparency/log");
  await page.locator("main").getByRole("link", { name: words["verify.title"] }).click();
  const field = page.getByLabel(words["verify.field"]);
  await expect(field).toBeEnabled();
  await expect(page.getByText(words["verify.ready"])).toBeVisible();
  await page.context().setOffline(true);
  return async (pasted) => {
    const button = page.getByRole("button", { name: words["verify.check"], exact: true });
    const outcome = page.locator("main").getByRole("alert");
    // A proof that holds first, so that what is read is never the outcome before.
    await field.fill(JSON.stringify(mine));
    await button.click();
    await expect(outcome).toContainText(words["verify.ok.gifts"]);
    await field.fill(pasted);
    await button.click();
    await expect(outcome).not.toContainText(words["verify.ok.gifts"]);
    return outcome.innerText();
  };
}

test.afterEach(({ context }) => context.setOffline(false));

test("a receipt is checked without a network: valid, refunded, void, forged, and signed by a key of before", async ({
  page,
}) => {
  const check = await offlineChecker(page);

  const valid = await check(`https://open-hand.test/transparency/verify#r=${codeOf()}`);
  expect(valid).toContain(words["verify.receipt"]);
  expect(valid).toContain("Receipt 2026-000123: €26.08, received on 13 November 2026");
  expect(valid).not.toContain("had been refunded");
  expect(valid).not.toContain(words["verify.receipt.void"]);

  const refunded = await check(`#r=${codeOf({ returnedCents: asCents(1000) })}`);
  expect(refunded).toContain("Of that, €10.00 had been refunded by then.");

  const corrected = await check(`#r=${codeOf({ isVoid: true })}`);
  expect(corrected).toContain(words["verify.receipt.void"]);

  expect(await check(`#r=${codeOf({}, before.signer)}`)).toContain(words["verify.receipt"]);

  const unknown = words["verify.refused.unknown_key"];
  expect(await check(`#r=${codeOf({}, forger.signer)}`)).toContain(unknown);

  const changed = words["verify.refused.signature_wrong"];
  const code = codeOf({ returnedCents: asCents(1000) });
  for (const [from, to] of [
    [".2608.", ".9608."],
    [".1000.", ".0."],
    ["2026-000123", "2026-000124"],
    ["20261113", "20251113"],
    ["123456782", "123456783"],
    [".k.", ".v."],
  ] as const) {
    expect(code).toContain(from);
    expect(await check(`#r=${code.replace(from, to)}`), `${from} made ${to}`).toContain(changed);
  }
  // A forger who says to be us.
  const [ours, theirs] = [now.signer.keyId, forger.signer.keyId];
  expect(await check(`#r=${codeOf({}, forger.signer).replace(theirs, ours)}`)).toContain(changed);
});

test("what happened to a receipt since is not known without a network, and the page says so", async ({
  page,
}) => {
  const check = await offlineChecker(page);
  await check(`#r=${codeOf()}`);
  await page.getByRole("button", { name: words["verify.state.ask"] }).click();
  await expect(page.locator("main").getByRole("alert").last()).toContainText("Our server cannot be reached.");
});

test("page and single-file verifier refuse each way to tamper, for the same reason and without a network", async ({
  page,
}) => {
  expect(tamperings.length).toBeGreaterThanOrEqual(20);
  const check = await offlineChecker(page);
  if (!mine) throw new Error("No proof");
  expect(verifyAlone(mine, now.keys)).toMatchObject({ ok: true });
  const reasonIn: Readonly<Record<string, string>> = words;
  for (const [name, reason, tamper] of tamperings) {
    const changed = tamper(mine, now);
    expect(verifyAlone(changed, now.keys), name).toEqual({ ok: false, reason });
    // What is no object is no file of ours to the page, before anything is checked.
    const shown = typeof changed === "object" ? reason : "unreadable";
    expect(await check(JSON.stringify(changed)), name).toContain(reasonIn[`verify.refused.${shown}`]);
  }
});
