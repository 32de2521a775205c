import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import "../../styles/office.css";
import "../../styles/list.css";
import type { Role } from "#domain/accounts/account.ts";
import { useSite, useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { LanguageSelect } from "../../shell/language-select.tsx";
import { ChevronDown } from "../ui/icons.tsx";
import { Count } from "./count.tsx";
import { forgetPlaces, useCounts, useCtrlK, useRecentPlaces } from "./office-hooks.ts";
import { barFor, groupsFor, partOf, type Part } from "./parts.ts";

/** Around every page of the back office. Others who open one see the site's own shell. */
export default function Office({ children }: { children: ReactNode }) {
  const role = useUser()?.role ?? "DONOR";
  const [isFinding, setIsFinding] = useState(false);
  useRecentPlaces();
  const find = () => setIsFinding(true);
  useCtrlK(find);
  useEffect(() => void loadPalette(), []);
  if (role === "DONOR") return children;
  return (
    <div className="office">
      <Menu role={role} onFind={find} />
      {children}
      <Bar role={role} onFind={find} />
      {isFinding && (
        <Suspense>
          <Palette role={role} onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Loaded after the page, so that the first letters typed into it are not lost. */
const loadPalette = () => import("./palette.tsx");
const Palette = lazy(loadPalette);

const menuId = "office-menu";

type Props = { role: Role; onFind: () => void };

/** Beside the work; on a phone a sheet that opens without JavaScript too. */
function Menu({ role, onFind }: Props) {
  const { text } = useText();
  const { name, mode } = useSite();
  const counts = useCounts(role);
  return (
    <nav id={menuId} popover="auto" aria-label={text("back-office.parts")} className="office-menu">
      <p className="px-3 py-2 font-semibold">
        {name}
        {mode === "demo" && (
          <span className="block text-sm font-normal text-ink-soft">{text("back-office.demo")}</span>
        )}
      </p>
      <button type="button" className="office-find" onClick={onFind}>
        {text("back-office.palette")}
        <kbd>Ctrl K</kbd>
      </button>
      <div className="office-parts">
        {groupsFor(role).map(({ group, parts }) => (
          <div key={group}>
            {group !== "start" && <p className="office-group">{text(`back-office.group.${group}`)}</p>}
            <ul>
              {parts.map((part) => (
                <li key={part.href}>
                  <PartLink part={part} count={counts[part.href]} className="office-link" />
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

function PartLink({
  part,
  count = 0,
  className,
}: {
  part: Part;
  count?: number | undefined;
  className?: string;
}) {
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
      <Count count={count} />
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
      <a href="/api/logout" className="office-link" onClick={forgetPlaces}>
        {text("shell.account.signOut")}
      </a>
    </details>
  );
}

/** On a phone, by the thumb. */
function Bar({ role, onFind }: Props) {
  const { text } = useText();
  return (
    <nav aria-label={text("back-office.bar")} className="office-bar">
      {barFor(role).map((part) => (
        <PartLink key={part.href} part={part} />
      ))}
      <button type="button" onClick={onFind}>
        {text("back-office.palette")}
      </button>
      <button type="button" popoverTarget={menuId}>
        {text("back-office.more")}
      </button>
    </nav>
  );
}
