/** What belongs to one person, changes something or is a file. */
const notAhead = /^(?:\/(?:nl|ar))?\/(?:api|admin|account|applications|dashboard|demo|sign-in)(?:\/|$)|\./;
/** A pointer that only passes over a link is gone by then. */
const restMs = 60;

/**
 * Tells of each open page of ours to which a link may be about to be followed, once: a pointer rests on it, a finger touches it or the
 * keyboard comes to it. What stands behind a question mark may be one person's, and is left alone.
 */
export function onPageAhead(act: (path: string) => void, signal: AbortSignal): void {
  const told = new Set([window.location.pathname]);
  const tell = ({ pathname }: HTMLAnchorElement): void => {
    if (signal.aborted || told.has(pathname)) return;
    told.add(pathname);
    act(pathname);
  };
  const look = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || link.search || link.download || link.target)
      return;
    if (notAhead.test(link.pathname)) return;
    if (type !== "pointerover") return tell(link);
    setTimeout(() => link.matches(":hover") && tell(link), restMs);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, look, { passive: true, signal });
}
