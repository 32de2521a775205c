import type { ElementType } from "react";
import type { ProgramAnswer } from "#domain/content/kinds/program/public.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Cover } from "./cover.tsx";
import { FigureLink } from "./figure-link.tsx";
import { tilesOf } from "./program-look.ts";
import { SdgTags } from "./sdg-tags.tsx";

type ProgramCardProps = {
  program: ProgramAnswer;
  headingAs?: ElementType;
  /** Tiles beside the words on a wide screen, and the goals by their titles. */
  wide?: boolean;
  className?: string;
};

export function ProgramCard({
  program,
  headingAs: Heading = "h2",
  wide = false,
  className,
}: ProgramCardProps) {
  const { text, format } = useText();
  const { giving } = useSite();
  const { id, title } = program;
  return (
    <article className={classNames("flex flex-col gap-5", wide && "lg:flex-row lg:gap-12", className)}>
      <Cover
        url={program.image}
        alt={program.imageAlt}
        seed={id}
        program={tilesOf(program)}
        className={wide ? "h-48 shrink-0 sm:h-64 lg:h-auto lg:w-5/12" : "h-40"}
      />
      <div className={classNames("flex grow flex-col", wide && "lg:py-4")}>
        <Heading className={wide ? "text-3xl" : "text-2xl"}>{title}</Heading>
        <p className={classNames("mt-3 max-w-prose", wide && "text-lg")}>{program.description}</p>
        {program.beneficiaries > 0 && (
          <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
            <FigureLink
              id={`helped-by-${id}`}
              label={`${format.number(program.beneficiaries)} ${text("cards.beneficiaries")}`}
            >
              <bdi className="text-3xl font-semibold">{format.number(program.beneficiaries)}</bdi>
            </FigureLink>
            <span className="text-ink-soft">{text("cards.beneficiaries")}</span>
          </p>
        )}
        <SdgTags numbers={program.sdgTags} titled={wide} className="mt-5" />
        <div className="mt-auto flex flex-wrap gap-3 pt-6">
          <ButtonLink as={Link} href={`/programs/${id}`} variant="secondary">
            {text("cards.learnMore")} <span className="sr-only">{title}</span>
          </ButtonLink>
          {giving === "FULL" && (
            <ButtonLink as={Link} href={`/donate?program=${id}`}>
              {text("cards.support")} <span className="sr-only">{title}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
