/**
 * After navigation within the site the document is still the first page's, whose policy forbids a payment form. Nothing
 * is typed yet, so the page is reloaded.
 */
export function loadHere(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded && !new URL(loaded.name).pathname.endsWith("/donate")) window.location.reload();
}
