const consentKey = "cookieConsent";
/** Longer than a press takes. */
const settleMs = 500;

/**
 * The banner comes with the page, hidden; it is shown until a choice is stored. The choice lives in this browser alone; nothing on
 * the site depends on it.
 */
export function askAboutCookies(): void {
  const banner = document.querySelector<HTMLElement>(".cookie-banner");
  if (!banner || !isNeeded()) return;
  // It comes while a page may be in use already: a press that began on what is beneath it ends there.
  banner.style.pointerEvents = "none";
  banner.hidden = false;
  setTimeout(() => banner.style.removeProperty("pointer-events"), settleMs);
  banner.addEventListener("click", ({ target }) => {
    const choice = target instanceof Element ? target.closest("button")?.value : "";
    if (!choice) return;
    window.localStorage.setItem(consentKey, choice);
    banner.hidden = true;
  });
}

/** Where nothing can be stored, asking would never end. */
function isNeeded(): boolean {
  try {
    return window.localStorage.getItem(consentKey) === null;
  } catch {
    return false;
  }
}
