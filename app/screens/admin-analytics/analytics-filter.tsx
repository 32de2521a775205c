import type { FormEvent } from "react";
import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { bucketSizes } from "#domain/analytics/buckets.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useWords } from "../../i18n/text.tsx";
import { analyticsSearch, everything, noCampaign, readAnalyticsView, type AnalyticsView } from "./view.ts";

type Props = {
  view: AnalyticsView;
  data: AnalyticsAnswer | undefined;
  onShow: (view: AnalyticsView) => void;
};

/** Asks this very page with the choice in its address. Nothing moves until the button or Enter is pressed. */
export function AnalyticsFilter({ view, data, onShow }: Props) {
  const { text } = useWords();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string]);
    const { from, to, ...rest } = readAnalyticsView(new URLSearchParams(chosen).toString());
    // Days that nobody touched stay the period that has a name.
    const isSame = from === data?.period.from && to === data?.period.to && view.from === undefined;
    const days = isSame ? { ...(view.period !== undefined && { period: view.period }) } : { from, to };
    onShow(readAnalyticsView(analyticsSearch({ ...rest, ...days })));
  };
  const day = (name: "from" | "to") => (
    <Field label={text(`analytics.${name}`)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name={name}
          defaultValue={data?.period[name]}
          max={data?.period.to}
        />
      )}
    </Field>
  );
  const campaigns = (data?.campaigns ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <search>
      {/* Drawn anew when Back or a link changes the address, or the figures arrive. */}
      <form
        key={`${analyticsSearch(view)} ${data?.period.from} ${data?.by}`}
        method="get"
        onSubmit={show}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[9.5rem_9.5rem_7rem_1fr_1fr_auto]"
      >
        {day("from")}
        {day("to")}
        <Field label={text("analytics.by")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="by"
              defaultValue={data?.by}
              options={bucketSizes.map((value) => ({ value, label: text(`analytics.by.${value}`) }))}
            />
          )}
        </Field>
        <Field label={text("analytics.campaign")} className="max-sm:order-1 max-sm:col-span-2">
          {(control) => (
            <NativeSelect
              {...control}
              name="campaign"
              defaultValue={view.campaign ?? everything}
              options={[
                { value: everything, label: text("analytics.campaign.all") },
                { value: noCampaign, label: text("analytics.noCampaign") },
                ...campaigns,
              ]}
            />
          )}
        </Field>
        <Field label={text("analytics.frequency")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="frequency"
              defaultValue={view.frequency ?? everything}
              options={[
                { value: everything, label: text("analytics.frequency.all") },
                { value: "ONE_TIME", label: text("analytics.column.once") },
                { value: "MONTHLY", label: text("analytics.column.monthly") },
              ]}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="max-sm:order-2 max-sm:col-span-2">
          {text("analytics.show")}
        </Button>
      </form>
    </search>
  );
}
