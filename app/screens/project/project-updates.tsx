import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { useText } from "../../i18n/text.tsx";

export function ProjectUpdates({ updates }: Pick<ProjectPageAnswer, "updates">) {
  const { text, format } = useText();
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="text-2xl">
        {text("project.updates")}
      </h2>
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
    </section>
  );
}
