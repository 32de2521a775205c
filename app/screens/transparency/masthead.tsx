import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

const badges = ["anbi", "gdpr"] as const;

export function Masthead() {
  const { text, format } = useText();
  const { data } = useApi("/api/transparency");
  return (
    <header className="page-width pt-10 sm:pt-14">
      <h1 className="text-display">{text("transparency.title")}</h1>
      <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-1 border-y border-ink py-2 text-sm">
        {data && (
          <>
            <p>{text("transparency.dateline", { date: format.date(data.asOf) })}</p>
            <p>
              {data.reconciledUpTo
                ? text("transparency.reconciled", { date: format.date(data.reconciledUpTo) })
                : text("transparency.reconciled.none")}
            </p>
            <p>{text("transparency.year", { year: String(data.year) })}</p>
          </>
        )}
      </div>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[1fr_auto]">
        <p className="max-w-prose text-xl">{text("transparency.lead")}</p>
        <Badges />
      </div>
    </header>
  );
}

/** A claim is shown only while its certificate is valid. */
function Badges() {
  const { text } = useText();
  const { claims } = useSite();
  const valid = badges.filter((id) => claims.includes(id));
  return (
    <ul className="flex flex-wrap gap-2">
      {valid.map((id) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center border-2 border-action px-3 font-semibold text-action hover:bg-action-soft"
          >
            {text(`transparency.badge.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
