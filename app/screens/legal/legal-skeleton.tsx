import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useText } from "../../i18n/text.tsx";

export function LegalSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width grid gap-8 py-16 lg:grid-cols-[16rem_1fr]">
      <h1 className="sr-only">{text("shell.footer.legal")}</h1>
      <Skeleton className="h-64" />
      <div className="grid max-w-prose gap-8">
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </Loading>
  );
}
