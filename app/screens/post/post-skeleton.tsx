import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useText } from "../../i18n/text.tsx";

export function PostSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width py-12">
      <h1 className="sr-only">{text("posts.title")}</h1>
      <Skeleton className="h-40 sm:h-56" />
      <div className="mx-auto mt-10 grid max-w-prose gap-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-32" />
        <Skeleton className="h-48" />
      </div>
    </Loading>
  );
}
