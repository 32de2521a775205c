import type { TransparencyAnswer } from "#domain/transparency/transparency-answer.ts";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { ProjectBudget } from "../../components/content/project-budget.tsx";
import { ValueBadge } from "../../components/ui/value-badge.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Article } from "./article.tsx";
import { OriginNote } from "./origin-note.tsx";

const tones = { ON_TRACK: "good", STARTING: "info" } as const;

type Project = TransparencyAnswer["projects"][number];

export function ProjectBudgets({ projects }: Pick<TransparencyAnswer, "projects">) {
  const { text } = useText();
  return (
    <Article
      id="budgets"
      title={text("transparency.projects.title")}
      lead={text(projects.length > 0 ? "transparency.projects.lead" : "transparency.projects.none")}
    >
      <ul className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <TrackedProject key={project.id} {...project} />
        ))}
      </ul>
      <Link href="/projects" className="text-link mt-6 inline-block py-2">
        {text("transparency.projects.all")}
      </Link>
    </Article>
  );
}

function TrackedProject({ id, title, budgetCents, spentCents, beneficiaries, status, origin }: Project) {
  const { text, format } = useText();
  const percent = format.percent(Math.round(Math.min(spentCents / budgetCents, 1) * 100));
  return (
    <li className="flex flex-col">
      <h3 className="text-xl">
        <Link href={`/projects/${id}`} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <ValueBadge value={status} says={`transparency.track.${status}`} tones={tones} />
        {beneficiaries > 0 && (
          <FigureLink id={`result-${id}-beneficiaries`}>
            {text("transparency.projects.beneficiaries", { count: beneficiaries })}
          </FigureLink>
        )}
      </p>
      <ProjectBudget
        figureId={`spent-on-${id}`}
        budgetCents={budgetCents}
        spentCents={spentCents}
        className="mt-4"
      />
      <div data-figure={`spent-on-${id}`}>
        <OriginNote of={title} origin={origin} result={percent} className="mt-2" />
      </div>
    </li>
  );
}
