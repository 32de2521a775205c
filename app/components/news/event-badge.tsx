import type { EventAnswer } from "#domain/content/kinds/event/public.ts";
import { useText } from "../../i18n/text.tsx";
import { Badge } from "../ui/badge.tsx";

export function EventBadge({ event: { state, placesLeft } }: { event: EventAnswer }) {
  const { text } = useText();
  switch (state) {
    case "OPEN":
      return <Badge tone="good">{text("events.placesLeft", { n: placesLeft })}</Badge>;
    case "FULL":
      return <Badge tone="warn">{text("events.state.FULL")}</Badge>;
    case "STARTED":
      return <Badge tone="info">{text("events.state.STARTED")}</Badge>;
    case "PAST":
      return <Badge>{text("events.state.PAST")}</Badge>;
  }
}
