import { Card } from "../../../components/ui/card.tsx";
import { Progress } from "../../../components/ui/progress.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Sample, Section } from "../section.tsx";

const percents = [0, 37, 100, 140];

export default function WaitingSection() {
  const { text } = useText();
  return (
    <Section id="waiting">
      <Sample title={text("styleguide-parts.waiting.skeleton")} className="max-w-sm">
        <Card>
          <Loading label={text("shell.loading")} className="grid gap-3">
            <Skeleton className="h-32" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </Loading>
        </Card>
      </Sample>
      <Sample title={text("styleguide-parts.waiting.spinner")} className="flex items-center gap-6">
        <Spinner label={text("shell.loading")} />
        <Spinner label={text("shell.loading")} className="size-8 text-action" />
        <span className="inline-flex items-center gap-3">
          <Spinner />
          {text("shell.loading")}
        </span>
      </Sample>
      <Sample title={text("styleguide-parts.waiting.progress")} className="grid gap-6 sm:grid-cols-2">
        <Bars />
      </Sample>
    </Section>
  );
}

/** The last one is more than all, and stays full. */
function Bars() {
  const { text, format } = useText();
  const label = text("styleguide-parts.waiting.upload");
  return (
    <>
      {percents.map((percent) => (
        <div key={percent}>
          <Progress value={percent} label={label} />
          <p className="mt-1 text-sm">{format.percent(percent)}</p>
        </div>
      ))}
      <div>
        <Progress value={null} label={label} />
        <p className="mt-1 text-sm">{text("styleguide-parts.waiting.unknown")}</p>
      </div>
    </>
  );
}
