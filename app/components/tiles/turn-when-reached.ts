/** Well inside the screen, so that it is seen turning. */
const margin = "-10% 0px";

/**
 * Animates a figure once, when the visitor first scrolls to it. Until then, in print and without script it is shown
 * complete. A figure that is visible at once does not move.
 */
export function turnWhenReached(figure: Element): () => void {
  let wasAway = false;
  const observer = new IntersectionObserver(
    ([now]) => {
      if (!now?.isIntersecting) wasAway = true;
      else {
        observer.disconnect();
        figure.toggleAttribute("data-turning", wasAway);
      }
    },
    { rootMargin: margin },
  );
  observer.observe(figure);
  return () => observer.disconnect();
}
