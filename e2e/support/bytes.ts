import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

const kilobyte = 1024;
export const budgets = { script: 80 * kilobyte, stylesheet: 20 * kilobyte, document: 25 * kilobyte };
type Counted = keyof typeof budgets;

export type Spending = {
  bytes: () => Promise<Record<Counted, number>>;
  fonts: Set<string>;
  hosts: Set<string>;
};

/** Counts what a first view takes, as it travels to a browser that accepts brotli. */
export function countBytes(page: Page): Spending {
  const bodies: Promise<[Counted, number]>[] = [];
  const fonts = new Set<string>();
  const hosts = new Set<string>();
  page.on("response", (response) => {
    const type = response.request().resourceType();
    hosts.add(new URL(response.url()).host);
    if (type === "font") fonts.add(response.url());
    if (type === "script" || type === "stylesheet" || type === "document") {
      bodies.push(response.body().then((body) => [type, brotliCompressSync(body).length]));
    }
    // The style sheet travels inside the page.
    if (type === "document") {
      bodies.push(response.text().then((html) => ["stylesheet", brotliCompressSync(stylesIn(html)).length]));
    }
  });
  const bytes = async () => {
    const spent = { script: 0, stylesheet: 0, document: 0 };
    for (const [type, size] of await Promise.all(bodies)) spent[type] += size;
    return spent;
  };
  return { bytes, fonts, hosts };
}

const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text).join("");
