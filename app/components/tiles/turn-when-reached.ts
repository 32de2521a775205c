/** Well inside the screen, so that it is seen turning. */
const margin = "-10% 0px";

/**
 * Gives a figure further down its one movement when somebody first comes to it. Before that it stands there as it is, for those
 * who print, and for whoever gets no script; one that is on the screen already has been read and stays still.
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
