import { useText } from "../../i18n/text.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";

const lines = 5;

export function ListOnItsWay() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="grid gap-4 py-4">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </Loading>
  );
}
