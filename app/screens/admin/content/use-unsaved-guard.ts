import { useEffect } from "react";

/** Asks before a page with unsaved words is left: by closing it, or by a link within the site. */
export function useUnsavedGuard(dirty: boolean, question: string): void {
  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const leaves = link instanceof HTMLAnchorElement && link.target !== "_blank" && !isSamePage(link);
      // The browser's own question: it stops everything until it is answered, which is the point here.
      if (!leaves || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [dirty, question]);
}

const isSamePage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && link.pathname === window.location.pathname && link.hash !== "";
