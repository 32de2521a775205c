const consentKey = "cookieConsent";
/** Longer than a tap takes. */
const settleMs = 500;

/** Shows the banner until a choice is stored. The choice stays in this browser; nothing on the site depends on it. */
export function showCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>(".cookie-banner");
  if (!banner || !isNeeded()) return;
  // The banner appears over a page that is already in use: a tap that began on the page must not hit the banner.
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

/** Without storage the banner would come back on every page. */
function isNeeded(): boolean {
  try {
    return window.localStorage.getItem(consentKey) === null;
  } catch {
    return false;
  }
}
