import { useEffect, useRef } from "react";

/** Below the navigation bar, at the end of the line: the cookie banner has the bottom of the page. */
export const toastRegionClasses =
  "pointer-events-none fixed inset-x-4 top-[calc(var(--spacing-header)+1rem)] z-50 grid gap-2 sm:start-auto sm:w-96 print:hidden";

/** Where toasts will appear: on the page, named, and reached with F8, before there is any toast and any code for one. */
export function WaitingToastRegion({ label, hotkey }: { label: string; hotkey: string }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (event.code === hotkey) list.current?.focus();
    };
    document.addEventListener("keydown", focusOnHotkey);
    return () => document.removeEventListener("keydown", focusOnHotkey);
  }, [hotkey]);
  return (
    <section aria-label={label.replace("{hotkey}", hotkey)} tabIndex={-1}>
      <ol ref={list} tabIndex={-1} className={toastRegionClasses} />
    </section>
  );
}
