import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useText } from "../../i18n/text.tsx";

const rows = [1, 2, 3, 4];

export function EventsSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="mt-12 grid gap-10">
      <Skeleton className="h-10" />
      {rows.map((row) => (
        <div key={row} className="flex gap-5 sm:gap-10">
          <Skeleton className="size-20 shrink-0 sm:size-28" />
          <Skeleton className="h-40 grow" />
        </div>
      ))}
    </Loading>
  );
}
