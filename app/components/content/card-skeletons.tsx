import { useText } from "../../i18n/text.tsx";
import { Card } from "../ui/card.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";

export function ProjectCardSkeletons({ count, className }: { count: number; className?: string }) {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} cover={<Skeleton className="h-36" />}>
          <Skeleton className="h-6 w-24" />
          <Skeleton className="mt-4 h-7 w-4/5" />
          <Skeleton className="mt-3 h-20" />
          <Skeleton className="mt-5 h-16" />
          <Skeleton className="mt-5 h-11 w-2/3" />
        </Card>
      ))}
    </Loading>
  );
}

export function ProgramCardSkeletons({ count, className }: { count: number; className?: string }) {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-5 lg:flex-row lg:gap-12">
          <Skeleton className="h-48 shrink-0 sm:h-64 lg:h-80 lg:w-5/12" />
          <div className="grow">
            <Skeleton className="h-9 w-1/2" />
            <Skeleton className="mt-4 h-16 max-w-prose" />
            <Skeleton className="mt-5 h-10 w-40" />
            <Skeleton className="mt-6 h-11 w-56" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
