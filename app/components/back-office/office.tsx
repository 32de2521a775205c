import { type ReactNode } from "react";
import { useLocation } from "wouter";
import "../../styles/office.css";
import "../../styles/list.css";
import type { Role } from "#domain/accounts/account.ts";
import { useSite, useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { LanguageSelect } from "../../shell/language-select.tsx";
import { ChevronDown } from "../ui/icons.tsx";
import { barFor, groupsFor, partOf, type Part } from "./parts.ts";

/** Around every page of the back office. Others who open one see the site's own shell. */
export default function Office({ children }: { children: ReactNode }) {
  const role = useUser()?.role ?? "DONOR";
  if (role === "DONOR") return children;
  return (
    <div className="office">
      <Menu role={role} />
      {children}
      <Bar role={role} />
    </div>
  );
}

const menuId = "office-menu";

/** Beside the work; on a phone a sheet that opens without JavaScript too. */
function Menu({ role }: { role: Role }) {
  const { text } = useText();
  const { name, mode } = useSite();
  return (
    <nav id={menuId} popover="auto" aria-label={text("back-office.parts")} className="office-menu">
      <p className="px-3 py-2 font-semibold">
        {name}
        {mode === "demo" && (
          <span className="block text-sm font-normal text-ink-soft">{text("back-office.demo")}</span>
        )}
      </p>
      <div className="office-parts">
        {groupsFor(role).map(({ group, parts }) => (
          <div key={group}>
            {group !== "start" && <p className="office-group">{text(`back-office.group.${group}`)}</p>}
            <ul>
              {parts.map((part) => (
                <li key={part.href}>
                  <PartLink part={part} className="office-link" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <PersonMenu />
    </nav>
  );
}

function PartLink({ part, className }: { part: Part; className?: string }) {
  const { text } = useText();
  const [path] = useLocation();
  const isCurrent = part === partOf(path);
  return (
    <Link
      href={part.href}
      aria-current={isCurrent ? (path === part.href ? "page" : "true") : undefined}
      className={className}
    >
      {text(part.label)}
    </Link>
  );
}

function PersonMenu() {
  const { text } = useText();
  const user = useUser();
  return (
    <details className="mt-2 border-t border-line pt-2">
      <summary className="office-link cursor-pointer">
        <bdi className="wrap-anywhere">{user?.firstName ?? user?.email}</bdi>
        <ChevronDown width={16} height={16} aria-hidden="true" className="ms-auto" />
      </summary>
      <LanguageSelect id="office-language" />
      <Link href="/" className="office-link">
        {text("back-office.viewSite")}
      </Link>
      <Link href="/account/security" className="office-link">
        {text("shell.account.security")}
      </Link>
      <a href="/api/logout" className="office-link">
        {text("shell.account.signOut")}
      </a>
    </details>
  );
}

/** On a phone, by the thumb. */
function Bar({ role }: { role: Role }) {
  const { text } = useText();
  return (
    <nav aria-label={text("back-office.bar")} className="office-bar">
      {barFor(role).map((part) => (
        <PartLink key={part.href} part={part} />
      ))}
      <button type="button" popoverTarget={menuId}>
        {text("back-office.more")}
      </button>
    </nav>
  );
}
