import { useText } from "../../i18n/text.tsx";

const points = {
  "verify.proves": ["verify.proves.1", "verify.proves.2"],
  "verify.limits": [
    "verify.limits.1",
    "verify.limits.2",
    "verify.limits.3",
    "verify.limits.4",
    "verify.limits.5",
  ],
} as const;
const titles = ["verify.proves", "verify.limits"] as const;

/** What a proof is worth, and where its worth ends. */
export function Limits() {
  const { text } = useText();
  return titles.map((title) => (
    <section key={title} aria-labelledby={title}>
      <h2 id={title} className="text-2xl">
        {text(title)}
      </h2>
      <ul className="mt-2 grid max-w-prose list-disc gap-2 ps-5">
        {points[title].map((id) => (
          <li key={id}>{text(id)}</li>
        ))}
      </ul>
    </section>
  ));
}
