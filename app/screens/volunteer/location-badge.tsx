import { ArrowLeftRight, CircleQuestionMark, Laptop, MapPin } from "#app/components/ui/icons.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { useText } from "../../i18n/text.tsx";

/** Where the work is done. A kind we do not know yet is shown as it is written. */
export function LocationBadge({ type }: { type: string }) {
  const { text } = useText();
  if (!isKnown(type)) {
    return (
      <Badge tone="neutral" icon={<CircleQuestionMark aria-hidden="true" />}>
        {type}
      </Badge>
    );
  }
  const { Icon, tone } = looks[type];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {text(`volunteer.type.${type}`)}
    </Badge>
  );
}

/** Blue, green and purple. */
const looks = {
  REMOTE: { Icon: Laptop, tone: "children" },
  ONSITE: { Icon: MapPin, tone: "good" },
  MIXED: { Icon: ArrowLeftRight, tone: "elderly" },
} as const;

const isKnown = (type: string): type is keyof typeof looks => Object.hasOwn(looks, type);
