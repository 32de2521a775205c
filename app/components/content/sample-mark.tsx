import { useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Badge } from "../ui/badge.tsx";

/** Shows only staff that this is sample content. */
export function SampleMark({ isSample, className }: { isSample: boolean; className?: string }) {
  const { text } = useText();
  const user = useUser();
  if (!isSample || !user || user.role === "DONOR") return null;
  return (
    <p className={className}>
      <Badge tone="accent">{text("cards.sample")}</Badge>
    </p>
  );
}
