import { chromium, type Browser, type Page } from "@playwright/test";
import { freePort, startProgram, stopProgram, untilListening } from "../program.ts";
import { say } from "../say.ts";
import { record } from "./figure.ts";
import { median } from "./median.ts";
import { firstTaps, type FirstTap } from "./first-taps.ts";

/**
 * `npm run bench:taps`: how long the first tap on a page takes to show on a slow phone (processor 4 times slower, 150 ms round
 * trip, 1.6 Mbit/s), for each control that visitors use first. `-- --runs=5` measures each of them more often; `-- menu` only these.
 */
const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith("--runs="))?.slice("--runs=".length) ?? 3);
const asked = options.filter((option) => !option.startsWith("--"));
const limitMs = 200;
const slow = { cpu: 4, latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

/** When the tap comes: as soon as the control is on the screen, while React hydrates the page, and after that. */
const moments = ["first paint", "hydrating", "idle"] as const;
type Moment = (typeof moments)[number];
type Measured = { inpMs: number; shownMs: number };

const port = await freePort();
const site = `http://localhost:${port}`;
const program = startProgram({
  command: [process.execPath, "e2e/server/start.ts"],
  env: { PORT: String(port), HOST: "localhost", PUBLIC_URL: site },
});
const executablePath = process.env["CHROMIUM_PATH"] || undefined;
let failed = 0;
try {
  await untilListening(program);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  say(`first tap, ${runs} runs each, median in ms; the limit is ${limitMs} ms to the next paint`);
  say(row(["", ...moments.flatMap((moment) => [moment, "complete"]), "limit"]));
  for (const tap of firstTaps)
    if (asked.length === 0 || asked.includes(tap.name)) await measure(browser, tap);
  await browser.close();
} finally {
  await stopProgram(program);
}
process.exitCode = failed === 0 ? 0 : 1;

async function measure(browser: Browser, tap: FirstTap): Promise<void> {
  // The first visitor waits until the server has rendered the page; all others get it from the cache.
  await fetch(site + tap.path).then((response) => response.arrayBuffer());
  const cells: string[] = [];
  for (const moment of moments) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run++) measured.push(await tapOnce(browser, tap, moment));
    const inpMs = median(measured.map((one) => one.inpMs));
    const shownMs = median(measured.map((one) => one.shownMs));
    record({ what: `${tap.what}, ${moment}`, value: inpMs, unit: "ms", goal: { atMost: limitMs } });
    if (inpMs > limitMs) failed++;
    cells.push(inpMs.toFixed(0) + (inpMs > limitMs ? " ✗" : ""), shownMs.toFixed(0));
  }
  say(row([tap.what, ...cells, String(limitMs)]));
}

async function tapOnce(browser: Browser, tap: FirstTap, moment: Moment): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: tap.width ?? 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slow.cpu });
  await page.goto(site + tap.path, { waitUntil: "commit" });
  const { x, y } = await whenTappable(page, tap.target);
  if (moment !== "first paint") await page.waitForFunction(isHydrating, undefined, { timeout: 60_000 });
  if (moment === "idle") await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
  // As text: the page's policy does not let it compile code itself.
  await page.evaluate(`window.isTapShown = () => ${tap.isShown}`);
  await page.evaluate<void, string>(observe, tap.choose ? "input" : "pointerdown");
  await page.touchscreen.tap(x, y);
  if (tap.choose) await page.locator(tap.target).selectOption(tap.choose);
  const measured = await page.waitForFunction(readMeasured, undefined, { timeout: 60_000 });
  const result = await measured.jsonValue();
  await context.close();
  if (!result) throw new Error(`Nothing was measured for ${tap.what}`);
  return result;
}

/** Scrolls the control into view and returns its middle, once a finger would hit it. */
async function whenTappable(page: Page, target: string): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector);
      if (!element || performance.getEntriesByName("first-contentful-paint").length === 0) return null;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return element.contains(document.elementFromPoint(x, y)) && { x, y };
    },
    target,
    { timeout: 60_000 },
  );
  const place = await found.jsonValue();
  if (!place) throw new Error(`${target} cannot be tapped`);
  return place;
}

declare global {
  interface Window {
    isTapShown: () => boolean;
  }
}

/** These run in the browser. */
function isHydrating(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/entry-client"));
}

function isHydrated(): boolean {
  const parts = [document.body, document.querySelector("#content > *")];
  return parts.every((part) => part && Object.keys(part).some((key) => key.startsWith("__reactProps")));
}

/** Notes when the tap was made, how long the browser took to paint after it, and when its effect was shown. */
function observe(from: string): void {
  const noted: Partial<Record<"inpMs" | "from" | "shownAt", number>> = {};
  // A choice may load another page, which reads this.
  const note = () => sessionStorage.setItem("tap", JSON.stringify(noted));
  const seen = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) noted.inpMs = Math.max(noted.inpMs ?? 0, duration);
    note();
  });
  seen.observe({ type: "first-input", buffered: true });
  seen.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (!window.isTapShown()) return void requestAnimationFrame(look);
    // A timer after the frame's callbacks runs after its paint.
    setTimeout(() => ((noted.shownAt = now()), note()));
  };
  const start = (event: Event) => {
    noted.from = performance.timeOrigin + event.timeStamp;
    note();
    requestAnimationFrame(look);
  };
  addEventListener(from, start, { once: true, capture: true });
}

/** Null until the effect was shown, and the browser has had time to report the last event of the tap. */
function readMeasured(): Measured | null {
  const reportMs = 500;
  const { inpMs, from, shownAt } = JSON.parse(sessionStorage.getItem("tap") ?? "{}");
  const [painted] = performance.getEntriesByName("first-contentful-paint");
  // A choice that loads the page again is shown with the first paint of the new page.
  const isReloaded = from !== undefined && performance.timeOrigin > from;
  const at = shownAt ?? (isReloaded && painted && performance.timeOrigin + painted.startTime);
  const isReported = performance.timeOrigin + performance.now() > at + reportMs;
  return inpMs && from && at && isReported ? { inpMs, shownMs: at - from } : null;
}

function row([head = "", ...cells]: string[]): string {
  return head.padEnd(22) + cells.map((cell) => cell.padStart(12)).join("");
}
