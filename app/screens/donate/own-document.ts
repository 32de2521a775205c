/** Reloads after client-side navigation: the first page's security policy forbids a payment form. Nothing is typed yet. */
export function loadHere(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded && !new URL(loaded.name).pathname.endsWith("/donate")) window.location.reload();
}
