import { Menu, X } from "#app/components/ui/icons.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { Link } from "../routing/link.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { mainLinks, takePartLinks } from "./links.ts";
import { useIsCurrent } from "./use-is-current.ts";

/** <details> works without JavaScript; the script closes it on Escape and navigation. */
export function MobileMenu() {
  const { text } = useText();
  const user = useUser();
  const isCurrent = useIsCurrent();
  const { open, setOpen, toggle } = useMenu();
  const links = [
    ...mainLinks,
    ...(user ? [{ href: "/dashboard", label: "shell.nav.dashboard" } as const] : []),
    ...takePartLinks.filter(({ href }) => mainLinks.every((main) => main.href !== href)),
  ];
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="lg:hidden">
      <summary
        ref={toggle}
        className="grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-paper-raised"
        aria-label={text(open ? "shell.menu.close" : "shell.menu.open")}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </summary>
      <nav
        aria-label={text("shell.nav.label")}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper p-4 shadow-lg"
      >
        <ul className="grid gap-1">
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="nav-link w-full" aria-current={isCurrent(href)}>
                {text(label)}
              </Link>
            </li>
          ))}
          {!user && (
            <li>
              <a href="/api/login" className="nav-link w-full">
                {text("shell.account.signIn")}
              </a>
            </li>
          )}
        </ul>
        <div className="mt-3 border-t border-line pt-3 sm:hidden">
          <LanguageSelect id="language-menu" />
        </div>
      </nav>
    </details>
  );
}

function useMenu() {
  const [open, setOpen] = useState(false);
  const [location] = useLocation();
  const toggle = useRef<HTMLElement>(null);
  useEffect(() => setOpen(false), [location]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);
  return { open, setOpen, toggle };
}
