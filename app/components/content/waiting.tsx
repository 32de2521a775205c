import { useText } from "../../i18n/text.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { NotLoaded } from "./not-loaded.tsx";

/** In place of an answer: a skeleton until it arrives, or that it could not be loaded. */
export function Waiting({ error, className = "h-96" }: { error: unknown; className?: string }) {
  const { text } = useText();
  if (error) return <NotLoaded />;
  return (
    <Loading label={text("shell.loading")}>
      <Skeleton className={className} />
    </Loading>
  );
}
