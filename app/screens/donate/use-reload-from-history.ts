import { useEffect } from "react";

/** Reloads a page that the browser restores after the donor left to pay, so that it shows the state of the donation. */
export function useReloadFromHistory(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
}
