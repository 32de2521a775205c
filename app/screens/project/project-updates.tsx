import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";

export function ProjectUpdates({ updates }: Pick<ProjectPageAnswer, "updates">) {
  const { text, format } = useText();
  return (
    <Section id="updates" title={text("project.updates")} heading="text-2xl">
      {updates.length === 0 && <p className="mt-4 text-ink-soft">{text("project.noUpdates")}</p>}
      <ol className="mt-4 grid gap-8 border-s-2 border-line ps-6">
        {updates.map(({ on, title, text: news }) => (
          <li key={on + title} className="max-w-prose">
            <time dateTime={on} className="text-sm text-ink-soft">
              {format.date(on)}
            </time>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">{news}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
