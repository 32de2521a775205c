import { useEffect, useRef, type MouseEvent } from "react";
import type { RoleAnswer } from "#domain/content/kinds/volunteer-role/public.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { ArrowLeftRight, CircleQuestionMark, Laptop, MapPin } from "#app/components/ui/icons.tsx";

/** Where the work is done. A kind we do not know yet is shown as it is written. */
function LocationBadge({ type }: { type: string }) {
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

type Props = {
  roles: readonly RoleAnswer[];
  isSample: boolean;
  chosen: RoleAnswer | undefined;
  onChoose: (roleId: string) => void;
};

export function RoleCards({ roles, isSample, chosen, onChoose }: Props) {
  const { text } = useText();
  return (
    <section id="roles" aria-labelledby="roles-title" className="page-width py-12 sm:py-16">
      <h2 id="roles-title" className="text-3xl">
        {text("volunteer.roles.title")}
      </h2>
      <p className="mt-2 text-lg text-ink-soft noscript:hidden">{text("volunteer.roles.hint")}</p>
      {isSample && <SampleMark />}
      <fieldset className="mt-8">
        <legend className="sr-only">{text("volunteer.roles.legend")}</legend>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
          {roles.map((role) => (
            <RoleCard key={role.id} role={role} isChosen={role.id === chosen?.id} onChoose={onChoose} />
          ))}
        </div>
      </fieldset>
    </section>
  );
}

/** Staff only. Uses this page's catalog, because the cards' catalog is too large. */
function SampleMark() {
  const { text } = useText();
  const role = useUser()?.role ?? "DONOR";
  if (role === "DONOR") return null;
  return (
    <p className="mt-2">
      <Badge tone="accent">{text("volunteer.roles.sample")}</Badge>
    </p>
  );
}

type CardProps = { role: RoleAnswer; isChosen: boolean; onChoose: (roleId: string) => void };

/** The whole card is the label of its radio. Where nothing listens to radios, the link inside does the choosing. */
function RoleCard({ role, isChosen, onChoose }: CardProps) {
  const { text } = useText();
  const id = `role-${role.id}`;
  const radio = useRef<HTMLInputElement>(null);
  // The browser checks the tapped radio at once; this follows a choice in the form's list.
  useEffect(() => {
    if (radio.current) radio.current.checked = isChosen;
  }, [isChosen]);
  const apply = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(role.id);
    document.getElementById("apply")?.scrollIntoView();
    document.getElementById("volunteer-name")?.focus({ preventScroll: true });
  };
  return (
    <label className="choice gap-4 p-6 noscript:pointer-events-none">
      <input
        ref={radio}
        type="radio"
        name="role-card"
        value={role.id}
        defaultChecked={isChosen}
        onChange={() => onChoose(role.id)}
        aria-labelledby={id}
        aria-describedby={`${id}-about`}
        className="noscript:hidden"
      />
      <span className="flex grow flex-col gap-3 self-stretch">
        <span id={id} className="text-2xl font-semibold">
          {role.title}
        </span>
        <span id={`${id}-about`} className="grid gap-3">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <LocationBadge type={role.locationType} />
            <span className="sr-only">{text("volunteer.role.location")}:</span>
            <span className="font-medium">{role.location}</span>
          </span>
          <span>{role.description}</span>
          {role.requirements && (
            <span className="border-t border-line pt-3 text-ink-soft">
              <span className="font-medium">{text("volunteer.role.requirements")}: </span>
              {role.requirements}
            </span>
          )}
        </span>
        <a
          href={`?role=${role.id}#apply`}
          onClick={apply}
          aria-label={text("volunteer.role.applyFor", { title: role.title })}
          className="text-link pointer-events-auto mt-auto inline-flex min-h-11 items-center self-start pt-1 font-medium"
        >
          {text("volunteer.role.apply")}
        </a>
      </span>
    </label>
  );
}
