import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { BreadcrumbData } from "../../structured-data.tsx";

type TrailProps = {
  /** The pages above this one, from the outermost. */
  above: readonly { href: string; label: string }[];
  here: string;
  listed?: boolean;
};

export function Trail({ above, here, listed = false }: TrailProps) {
  const { text } = useText();
  return (
    <>
      {listed && <BreadcrumbData above={above} here={here} />}
      <nav aria-label={text("cards.trail")} className="text-sm">
        <ol className="flex flex-wrap items-center gap-x-2">
          {above.map(({ href, label }) => (
            <li key={href} className="after:ms-2 after:text-ink-soft after:content-['/']">
              <Link href={href} className="text-link inline-block py-2">
                {label}
              </Link>
            </li>
          ))}
          <li aria-current="page" className="py-2 text-ink-soft">
            {here}
          </li>
        </ol>
      </nav>
    </>
  );
}
