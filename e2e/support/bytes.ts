import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";

const kilobyte = 1024;
export const budgets = {
  /** Everything that a page fetches up to 500 ms after its load event, with headers. */
  firstView: 60_000,
  /** The first view of the page with five charts of the books. */
  pictures: 95_000,
  /** The script of the first view, on pages that load their own script when idle. */
  preHydration: 15 * kilobyte,
  /** The page's own script, fetched later: when idle or at the first interaction. */
  idle: 100_000,
  /** All scripts of a page that loads its own script after the first paint. */
  afterPaint: 80 * kilobyte,
  /** Likewise for the page that checks proofs, also offline. */
  verify: 82 * kilobyte,
  stylesheet: 20 * kilobyte,
  document: 25 * kilobyte,
};

export type Spending = {
  /** Whether the page loads its own script when idle. */
  isIdle: boolean;
  firstView: number;
  /** Scripts of the first view. */
  script: number;
  /** The page's own script and all modules it imports. */
  later: number;
  stylesheet: number;
  document: number;
  fonts: string[];
  hosts: string[];
};

/** What the open page has fetched, as sent to a browser that accepts brotli. Call it before the page is used. */
export async function spendingOf(page: Page, html: string): Promise<Spending> {
  // The browser's own list names what it took from its cache as well.
  const { names, shown } = await page.evaluate(() => ({
    names: performance.getEntriesByType("resource").map(({ name }) => name),
    shown: window.document.body.innerText,
  }));
  const fetched = [...new Set(names)]
    .map((name) => new URL(name))
    .filter(({ pathname }) => !isLeftOver(pathname, shown));
  const ending = (end: string) =>
    fetched.filter(({ pathname }) => pathname.endsWith(end)).map(({ href }) => href);
  const sum = (addresses: string[]) => sizeOf(page, addresses);
  const { modules, start } = await page
    .locator("script[data-modules]")
    .evaluate(({ dataset }) => ({ modules: dataset["modules"] ?? "", start: dataset["start"] }));
  const document = weighDocument(html);
  return {
    isIdle: start === "when idle",
    firstView: document + (await sum(fetched.map(({ href }) => href))) + (fetched.length + 1) * headBytes,
    script: await sum(ending(".js")),
    later: await sum(modules.split(" ").map((path) => new URL(path, page.url()).href)),
    // The style sheet travels inside the page.
    stylesheet: weighStyles(stylesIn(html)) + (await sum(ending(".css"))),
    document,
    fonts: ending(".woff2"),
    hosts: [...new Set([page.url(), ...fetched].map((address) => new URL(address).host))],
  };
}

/** The size of these files as they are sent. */
export async function sizeOf(page: Page, addresses: string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => weigh(page, address)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** What only the second files of the fonts hold. */
const rare = {
  latin: /[\\^`{-~¡-ª¬-¶¸-º¼-ÖØ-ßâ-æì-îð-òôõø-ûý-ÿıŒœ‚‛„‹›™]/,
  arabic: /[\u0600-\u060b\u060d-\u061a\u061c-\u061e\u0620\u063b-\u063f\u0653-\u06ff]/,
};

/** A browser that has a font from the page before takes it again, though no letter here needs it. */
const isLeftOver = (path: string, shown: string): boolean =>
  (path.includes("latin-more") && !rare.latin.test(shown)) ||
  (path.includes("arabic-more") && !rare.arabic.test(shown));

/** What the head of an answer weighs, as browsers count it who tell nothing closer. */
const headBytes = 300;

/** A file's name holds its content's hash: what it weighs is worked out once, not for each page. */
const weighed = new Map<string, Promise<number>>();

function weigh(page: Page, address: string): Promise<number> {
  const size = weighed.get(address) ?? sizeAsSent(page, address);
  weighed.set(address, size);
  return size;
}

async function sizeAsSent(page: Page, address: string): Promise<number> {
  const response = await page.request.get(address);
  const { "content-encoding": encoding, "content-length": length } = response.headers();
  return encoding === "br" ? Number(length) : (await response.body()).length;
}

/** Pressed quickly it is larger than it need be: only what is too large even so is pressed for as long as it takes. */
function weighDocument(html: string): number {
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const atMost = brotliCompressSync(html, quickly).length;
  return atMost <= budgets.document ? atMost : brotliCompressSync(html).length;
}

/** Every page brings the same. */
const weighedStyles = new Map<string, number>();

function weighStyles(styles: string): number {
  const size = weighedStyles.get(styles) ?? brotliCompressSync(styles).length;
  weighedStyles.set(styles, size);
  return size;
}

const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
