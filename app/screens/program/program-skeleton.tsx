import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useText } from "../../i18n/text.tsx";

export function ProgramSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width grid gap-8 py-12 lg:grid-cols-2">
      <h1 className="sr-only">{text("shell.nav.programs")}</h1>
      <div>
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="mt-6 h-24" />
      </div>
      <Skeleton className="h-56 sm:h-72" />
      <Skeleton className="h-72" />
    </Loading>
  );
}
