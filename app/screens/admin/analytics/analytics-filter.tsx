import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { bucketSizes } from "#domain/analytics/buckets.ts";
import { ChoiceField, ListFilter } from "../../../components/back-office/list-filter.tsx";
import { useText } from "../../../i18n/text.tsx";
import { analyticsSearch, noCampaign, readAnalyticsView, type AnalyticsView } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

type Props = {
  view: AnalyticsView;
  data: AnalyticsAnswer | undefined;
  onShow: (view: AnalyticsView) => void;
};

export function AnalyticsFilter({ view, data, onShow }: Props) {
  const { text } = useText();
  const show = (search: string) => {
    const { from, to, ...rest } = readAnalyticsView(search);
    // Unchanged days keep the named period.
    const isSame = from === data?.period.from && to === data?.period.to && view.from === undefined;
    const days = isSame ? { ...(view.period !== undefined && { period: view.period }) } : { from, to };
    onShow(readAnalyticsView(analyticsSearch({ ...rest, ...days })));
  };
  const day = (name: "from" | "to") => (
    <TextField
      label={text(`analytics.${name}`)}
      type="date"
      name={name}
      defaultValue={data?.period[name]}
      max={data?.period.to}
    />
  );
  const campaigns = (data?.campaigns ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ListFilter
      shown={`${analyticsSearch(view)} ${data?.period.from} ${data?.by}`}
      submit={text("analytics.show")}
      onShow={show}
      className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-[9.5rem_9.5rem_7rem_1fr_1fr_auto]"
      submitClassName="max-sm:order-2 max-sm:col-span-2"
    >
      {day("from")}
      {day("to")}
      <ChoiceField
        name="by"
        label={text("analytics.by")}
        chosen={data?.by ?? null}
        options={bucketSizes.map((value) => ({ value, label: text(`analytics.by.${value}`) }))}
      />
      <ChoiceField
        name="campaign"
        label={text("analytics.campaign")}
        chosen={view.campaign ?? null}
        all={text("analytics.campaign.all")}
        options={[{ value: noCampaign, label: text("analytics.noCampaign") }, ...campaigns]}
        className="max-sm:order-1 max-sm:col-span-2"
      />
      <ChoiceField
        name="frequency"
        label={text("analytics.frequency")}
        chosen={view.frequency ?? null}
        all={text("analytics.frequency.all")}
        options={[
          { value: "ONE_TIME", label: text("analytics.column.once") },
          { value: "MONTHLY", label: text("analytics.column.monthly") },
        ]}
      />
    </ListFilter>
  );
}
