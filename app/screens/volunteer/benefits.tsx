import { useText } from "../../i18n/text.tsx";
import { Band } from "../../components/ui/band.tsx";

const benefits = ["flexible", "skills", "impact"] as const;

/** Three promises, set like the lines of a contract: the promise at the start, what it means at the end. */
export function Benefits() {
  const { text } = useText();
  return (
    <Band
      id="benefits"
      title={text("volunteer.benefits.title")}
      heading="text-2xl"
      className="surface-ink"
      inner="page-width grid gap-8 py-12 sm:py-16 lg:grid-cols-[1fr_3fr]"
    >
      <dl>
        {benefits.map((benefit) => (
          <div
            key={benefit}
            className="grid gap-x-8 gap-y-2 border-t border-on-ink-soft py-6 last:pb-0 sm:grid-cols-2 first:border-t-0 first:pt-0"
          >
            <dt className="text-3xl font-semibold">{text(`volunteer.benefits.${benefit}.title`)}</dt>
            <dd className="max-w-prose text-lg text-on-ink-soft">
              {text(`volunteer.benefits.${benefit}.text`)}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
