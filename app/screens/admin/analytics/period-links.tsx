import { namedPeriods } from "#domain/analytics/period.ts";
import { classNames } from "../../../components/ui/class-names.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { analyticsSearch, own, type AnalyticsView } from "./view.ts";

const usual = "30d";

/** The two periods that are asked for most, one click away; whatever else was chosen stays, but for the size of the steps. */
export function PeriodLinks({ view }: { view: AnalyticsView }) {
  const { text } = useText();
  const { campaign, frequency } = view;
  const current = view.from === undefined ? (view.period ?? usual) : null;
  return (
    <nav aria-label={text("analytics.period")}>
      <ul className="flex flex-wrap gap-2">
        {namedPeriods.map((name) => (
          <li key={name}>
            <Link
              href={
                own +
                analyticsSearch({
                  ...(name !== usual && { period: name }),
                  ...(campaign !== undefined && { campaign }),
                  ...(frequency !== undefined && { frequency }),
                })
              }
              aria-current={name === current ? "true" : undefined}
              className={classNames("button", name === current ? "button-primary" : "button-secondary")}
            >
              {text(`analytics.period.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
