import { FigureLink } from "../../components/content/figure-link.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

const reasons = ["anbi", "secure", "share", "receipt"] as const;

export function SideCards() {
  const { text, format } = useText();
  const { split, claims } = useSite();
  const { data = [] } = useApi("/api/promises");
  const share = format.percent(split.find(({ category }) => category === "PROGRAM")?.percent ?? 0);
  return (
    <aside aria-label={text("donate.side")} className="grid content-start gap-10 lg:pt-24">
      {data[0] && (
        <section>
          <h2 className="text-xl">{text("donate.impact")}</h2>
          <dl className="mt-3 grid gap-3">
            {data.map(({ id, amountCents, text: said }) => (
              <div key={id} data-figure={`promise-${id}`} className="border-s-4 border-accent ps-4">
                <dt className="font-semibold">
                  <bdi>{format.money(amountCents)}</bdi>
                </dt>
                <dd>
                  <FigureLink id={`promise-${id}`}>{said}</FigureLink>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h2 className="text-xl">{text("donate.why")}</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {reasons.map(
            (reason) =>
              (reason !== "anbi" || claims.includes(reason)) && (
                <li key={reason}>
                  <FigureLink id={reason === "share" ? "program-share" : undefined}>
                    {text(`donate.why.${reason}`, { share })}
                  </FigureLink>
                </li>
              ),
          )}
        </ul>
        <Link href="/transparency/verify" className="text-link mt-3 inline-block py-1">
          {text("donate.why.verify")}
        </Link>
      </section>
      <section>
        <h2 className="text-xl">{text("donate.help")}</h2>
        <p className="mt-2">{text("donate.help.text")}</p>
        <ButtonLink as={Link} href="/contact?topic=donation" variant="secondary" className="mt-4">
          {text("donate.help.contact")}
        </ButtonLink>
      </section>
    </aside>
  );
}
