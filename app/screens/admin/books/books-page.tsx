import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";

const tabs = [
  { name: "trial", href: "/admin/books" },
  { name: "balance", href: "/admin/books/balance" },
  { name: "annual", href: "/admin/books/annual" },
  { name: "budget", href: "/admin/books/budget" },
  { name: "anbi", href: "/admin/books/anbi" },
  { name: "journal", href: "/admin/books/journal" },
  { name: "cards", href: "/admin/books/cards" },
  { name: "chart", href: "/admin/books/accounts" },
  { name: "entries", href: "/admin/books/entries" },
  { name: "reconciliation", href: "/admin/books/reconciliation" },
  { name: "openData", href: "/admin/books/open-data" },
  { name: "years", href: "/admin/books/years" },
  { name: "audit", href: "/admin/books/audit" },
] as const;

type Props = { tab: (typeof tabs)[number]["name"]; children: ReactNode };

export function BooksPage({ tab, children }: Props) {
  const { text } = useText();
  const title = `${text("books.title")}: ${text(`books.tab.${tab}`)}`;
  return (
    <StaffPage title={title} description={text("books.description")} who="books">
      <div className="grid gap-6 [&>*]:min-w-0">
        <nav aria-label={text("books.tabs")}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {tabs.map(({ name, href }) => (
              <li key={name}>
                <Link
                  href={href}
                  aria-current={name === tab ? "page" : undefined}
                  className="inline-flex min-h-11 items-center text-link aria-[current]:font-semibold"
                >
                  {text(`books.tab.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </StaffPage>
  );
}
