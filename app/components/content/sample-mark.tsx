import { useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Own } from "../../shared-page/own.tsx";
import { Badge } from "../ui/badge.tsx";

/** Shows staff, and nobody else, that this is sample content. */
export const SampleMark = ({ isSample, className }: { isSample: boolean; className?: string }) =>
  isSample && (
    <Own>
      <ForStaff className={className} />
    </Own>
  );

function ForStaff({ className }: { className?: string | undefined }) {
  const { text } = useText();
  const user = useUser();
  if (!user || user.role === "DONOR") return null;
  return (
    <p className={className}>
      <Badge tone="accent">{text("cards.sample")}</Badge>
    </p>
  );
}
