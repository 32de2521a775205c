import { useText } from "../../i18n/text.tsx";
import { Band } from "../../components/ui/band.tsx";

const rules = ["agreement", "books", "licence", "name"] as const;

export function WhatItMeans() {
  const { text } = useText();
  return (
    <Band id="means" title={text("partners.means.title")} className="surface-ink">
      <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {rules.map((rule) => (
          <div key={rule} className="border-s-4 border-accent ps-5">
            <dt className="text-xl font-semibold">{text(`partners.means.${rule}.title`)}</dt>
            <dd className="mt-1 max-w-prose text-on-ink-soft">{text(`partners.means.${rule}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
