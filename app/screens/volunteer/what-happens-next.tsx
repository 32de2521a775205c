import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

const steps = ["mail", "talk", "check"] as const;

export function WhatHappensNext() {
  const { text } = useText();
  const days = useApi("/api/decision-times").data?.volunteer ?? null;
  return (
    <aside aria-labelledby="next" className="lg:sticky lg:top-24">
      <h2 id="next" className="text-xl">
        {text("volunteer.next.title")}
      </h2>
      <ol className="mt-4 grid gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center bg-accent font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <span className="max-w-prose">{text(`volunteer.next.${step}`)}</span>
          </li>
        ))}
      </ol>
      {days !== null && (
        <p data-rows="decision-times" className="mt-5 max-w-prose border-s-4 border-accent ps-4">
          {text("volunteer.next.days", { days })}
        </p>
      )}
    </aside>
  );
}
