import { ArrowLeftRight, CircleQuestionMark, Laptop, MapPin } from "#app/components/ui/icons.tsx";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../../components/ui/badge.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";
import { Name, Sample, Section } from "../section.tsx";

const tones: BadgeTone[] = [
  "action",
  "destructive",
  "urgent",
  "accent",
  "outline",
  "neutral",
  "good",
  "warn",
  "bad",
  "info",
  "children",
  "elderly",
  "animals",
  "disaster",
];

type Said = readonly [word: MessageId, tone: BadgeTone, icon?: ReactNode];

const donation: readonly Said[] = [
  ["styleguide-parts.donation.completed", "good"],
  ["styleguide-parts.donation.pending", "warn"],
  ["styleguide-parts.donation.processing", "warn"],
  ["styleguide-parts.donation.failed", "bad"],
  ["styleguide-parts.donation.cancelled", "bad"],
  ["styleguide-parts.donation.partiallyRefunded", "bad"],
  ["styleguide-parts.donation.refunded", "bad"],
  ["styleguide-parts.donation.disputed", "bad"],
  ["styleguide-parts.donation.chargedBack", "bad"],
];
const application: readonly Said[] = [
  ["styleguide-parts.application.new", "outline"],
  ["styleguide-parts.application.screening", "neutral"],
  ["styleguide-parts.application.interview", "outline"],
  ["styleguide-parts.application.approved", "action"],
  ["styleguide-parts.application.declined", "destructive"],
];
const project: readonly Said[] = [
  ["styleguide-parts.project.active", "good"],
  ["styleguide-parts.project.completed", "info"],
  ["styleguide-parts.project.planned", "warn"],
  ["styleguide-parts.project.other", "neutral"],
];
const place: readonly Said[] = [
  ["styleguide-parts.place.remote", "info", <Laptop key="icon" aria-hidden="true" />],
  ["styleguide-parts.place.onsite", "good", <MapPin key="icon" aria-hidden="true" />],
  ["styleguide-parts.place.mixed", "elderly", <ArrowLeftRight key="icon" aria-hidden="true" />],
  ["styleguide-parts.place.other", "neutral", <CircleQuestionMark key="icon" aria-hidden="true" />],
];
const kinds = { donation, application, project, place };

export default function BadgesSection() {
  const { text } = useText();
  return (
    <Section id="badges">
      <Sample title={text("styleguide-parts.badges.tones")} className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            <Name>{tone}</Name>
          </Badge>
        ))}
      </Sample>
      {(["donation", "application", "project", "place"] as const).map((kind) => (
        <Sample key={kind} title={text(`styleguide-parts.badges.${kind}`)} className="flex flex-wrap gap-2">
          {kinds[kind].map(([word, tone, icon]) => (
            <Badge key={word} tone={tone} icon={icon}>
              {text(word)}
            </Badge>
          ))}
        </Sample>
      ))}
    </Section>
  );
}
