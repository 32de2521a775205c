import { useText } from "../../i18n/text.tsx";

const rules = ["agreement", "books", "licence", "name"] as const;

export function WhatItMeans() {
  const { text } = useText();
  return (
    <section aria-labelledby="means" className="surface-ink">
      <div className="page-width py-12 sm:py-16">
        <h2 id="means" className="text-3xl">
          {text("partners.means.title")}
        </h2>
        <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
          {rules.map((rule) => (
            <div key={rule} className="border-s-4 border-accent ps-5">
              <dt className="text-xl font-semibold">{text(`partners.means.${rule}.title`)}</dt>
              <dd className="mt-1 max-w-prose text-on-ink-soft">{text(`partners.means.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
