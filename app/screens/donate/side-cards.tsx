import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

const impacts = [25, 50, 100] as const;
const reasons = ["anbi", "secure", "share", "receipt"] as const;

/** Beside the form, and after it on a phone: nothing competes with it. */
export function SideCards() {
  const { text, format } = useText();
  const { split, claims } = useSite();
  const share = format.percent(split.find(({ category }) => category === "PROGRAM")?.percent ?? 0);
  return (
    <aside aria-label={text("donate.side")} className="grid content-start gap-10 lg:pt-24">
      <section>
        <h2 className="text-xl">{text("donate.impact")}</h2>
        <dl className="mt-3 grid gap-3">
          {impacts.map((euros) => (
            <div key={euros} className="border-s-4 border-accent ps-4">
              <dt className="font-semibold">
                <bdi>{format.wholeEuros(euros)}</bdi>
              </dt>
              <dd>{text(`donate.impact.${euros}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className="text-xl">{text("donate.why")}</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {reasons.map(
            (reason) =>
              (reason !== "anbi" || claims.includes(reason)) && (
                <li key={reason}>{text(`donate.why.${reason}`, { share })}</li>
              ),
          )}
        </ul>
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
