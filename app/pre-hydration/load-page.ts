/** The browser's description of the connection; not every browser has one. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** What loads this long after the load event does not delay the first view. */
const firstViewMs = 500;
/** Events that show use of the page. Scrolling is not one. */
const interactions = ["pointerdown", "keydown", "focusin", "input", "change"] as const;

/** Loads at the first interaction, and before it once the browser is idle, unless the visitor pays for data. */
export function onFirstUseOrIdle(load: () => void): void {
  const started = new AbortController();
  const start = () => {
    if (started.signal.aborted) return;
    started.abort();
    // After the next frame: loading must not delay what the interaction shows.
    requestAnimationFrame(() => setTimeout(load));
  };
  const options = { capture: true, passive: true, signal: started.signal };
  for (const type of interactions) document.addEventListener(type, start, options);
  if (isInUse()) return start();
  if (isMetered()) return;
  const whenIdle = () => setTimeout(() => requestIdle(start), firstViewMs);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/** Loads after first contentful paint, so that scripts do not compete with it. Without paint entries it loads immediately. */
export function afterFirstPaint(load: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) return load();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    load();
  });
  observer.observe({ type: "paint", buffered: true });
}

/** Interactions before this script ran. */
const isInUse = (): boolean =>
  document.activeElement !== document.body || navigator.userActivation?.hasBeenActive;

function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

/** Safari has no idle callback. */
const requestIdle = (act: () => void): unknown =>
  "requestIdleCallback" in window ? window.requestIdleCallback(act) : setTimeout(act);
