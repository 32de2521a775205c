import type { Untranslated } from "#domain/content/untranslated.ts";
import { useText } from "../../i18n/text.tsx";
import { useTextMarks } from "./other-language.tsx";
import { Section } from "../ui/section.tsx";

type Props = {
  title: string;
  /** Shown when there are none. */
  none: string;
  updates: readonly Readonly<{ on: string; title: string; text: string }>[];
  record?: Untranslated;
};

/** News of a project or a campaign, newest first. */
export function DatedUpdates({ title, none, updates, record = {} }: Props) {
  const { format } = useText();
  const marks = useTextMarks(record);
  return (
    <Section id="updates" title={title} heading="text-2xl">
      {updates.length === 0 && <p className="mt-4 text-ink-soft">{none}</p>}
      <ol className="mt-4 grid gap-8 border-s-2 border-line ps-6">
        {updates.map((update) => (
          <li key={update.on + update.title} className="max-w-prose">
            <time dateTime={update.on} className="text-sm text-ink-soft">
              {format.date(update.on)}
            </time>
            <h3 className="text-lg" {...marks}>
              {update.title}
            </h3>
            <p className="mt-1" {...marks}>
              {update.text}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
