import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useText } from "../../i18n/text.tsx";

export function PostsSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="mt-10 grid gap-12">
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12">
        <Skeleton className="aspect-video lg:aspect-[2/1]" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </Loading>
  );
}
