import { Suspense } from "react";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { AnbiPublication } from "./anbi-publication.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Certificates } from "./certificates.tsx";
import { Documents } from "./documents.tsx";
import { Metrics } from "./metrics.tsx";
import { ProjectBudgets } from "./project-budgets.tsx";
import { Spending } from "./spending.tsx";

/** All below the head of the page. Each part has its own boundary: a tap hydrates only the part that it is in (decision 132). */
export function Books() {
  return (
    <>
      <div className="page-width grid gap-14 py-10 sm:py-14">
        <Figures />
        <div className="grid gap-14 lg:grid-cols-[3fr_2fr] lg:gap-10">
          <Suspense>
            <Documents />
          </Suspense>
          <Suspense>
            <Certificates />
          </Suspense>
        </div>
        <Suspense>
          <AnbiPublication />
        </Suspense>
      </div>
      <CallToAction />
    </>
  );
}

function Figures() {
  const { text } = useText();
  const { data, error } = useApi("/api/transparency");
  if (error && !data) return <NotLoaded />;
  if (!data) {
    return (
      <Loading label={text("shell.loading")} className="grid gap-10 md:grid-cols-2">
        <Skeleton className="aspect-square max-w-md" />
        <Skeleton className="h-72" />
        <Skeleton className="h-40 md:col-span-2" />
      </Loading>
    );
  }
  return (
    <>
      <Suspense>
        <Spending {...data} />
      </Suspense>
      <Suspense>
        <Metrics {...data} />
      </Suspense>
      <Suspense>
        <ProjectBudgets projects={data.projects} />
      </Suspense>
    </>
  );
}
