import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useText } from "../../i18n/text.tsx";

export function ProjectSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width py-12">
      <h1 className="sr-only">{text("shell.nav.projects")}</h1>
      <Skeleton className="h-48 sm:h-64" />
      <Skeleton className="mt-8 h-12 w-2/3" />
      <Skeleton className="mt-4 h-20 max-w-prose" />
      <Skeleton className="mt-10 h-56" />
    </Loading>
  );
}
