/**
 * Whoever came by a link within the site is still in the first page's document, which may not load a payment form. They
 * have typed nothing yet, so the page is simply loaded again where it stands.
 */
export function loadHere(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded && !new URL(loaded.name).pathname.endsWith("/donate")) window.location.reload();
}
