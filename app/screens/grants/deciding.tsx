import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Band } from "../../components/ui/band.tsx";

const steps = ["read", "talk", "answer", "follow"] as const;

export function Deciding() {
  const { text } = useText();
  const { data } = useApi("/api/grant-decisions");
  const days = data?.medianDays ?? null;
  return (
    <Band id="deciding" title={text("grants.deciding.title")} className="surface-ink">
      {days !== null && (
        <p data-rows="decision-times" className="mt-3 text-xl">
          {text("grants.deciding.median", { days })}
        </p>
      )}
      <ol className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {steps.map((step) => (
          <li key={step} className="border-s-4 border-accent ps-5">
            <h3 className="text-xl">{text(`grants.deciding.${step}.title`)}</h3>
            <p className="mt-1 max-w-prose text-on-ink-soft">{text(`grants.deciding.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
