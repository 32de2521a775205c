import { Menu, X } from "#app/components/ui/icons.tsx";
import { useEffect, useRef, type RefObject } from "react";
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
  const menu = useMenu();
  const links = [
    ...mainLinks,
    ...(user ? [{ href: "/dashboard", label: "shell.nav.dashboard" } as const] : []),
    ...takePartLinks.filter(({ href }) => mainLinks.every((main) => main.href !== href)),
  ];
  return (
    <details ref={menu} className="group lg:hidden">
      <summary className="grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-paper-raised">
        <span className="group-open:hidden">
          <Menu aria-hidden="true" />
          <span className="sr-only">{text("shell.menu.open")}</span>
        </span>
        <span className="hidden group-open:inline">
          <X aria-hidden="true" />
          <span className="sr-only">{text("shell.menu.close")}</span>
        </span>
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

/** Closes the menu after a navigation and on Escape, which also returns the focus to its button. */
function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const [location] = useLocation();
  useEffect(() => {
    const details = menu.current;
    const close = () => details?.removeAttribute("open");
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details?.open) return;
      close();
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      close();
    };
  }, [location]);
  return menu;
}
