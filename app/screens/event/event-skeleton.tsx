import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useText } from "../../i18n/text.tsx";

export function EventSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width grid gap-8 py-12 lg:grid-cols-2">
      <h1 className="sr-only">{text("events.title")}</h1>
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Loading>
  );
}
