import type { SectionId } from "./section-ids.ts";

/** Resolves when the browser needs the code of a section: when the section is seen, if it moves; else never. */
export function timeToWake(id: SectionId, moves: boolean): Promise<void> {
  const place = document.getElementById(id);
  // Reached by a link inside the site: there is no HTML from the server to show.
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    if (!moves) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place);
  });
}
