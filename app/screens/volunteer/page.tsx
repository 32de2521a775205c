import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Suspense } from "react";
import { RolesAndForm } from "./roles-and-form.tsx";
import { Band } from "../../components/ui/band.tsx";
import { TileGrid } from "../../components/tiles/tile-grid.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

const daysOfWeek = 7;
const partsOfDay = 3;
const given = 1;
const before = daysOfWeek + 2;

function Hero() {
  const { text } = useText();
  const parts = daysOfWeek * partsOfDay;
  return (
    <header className="page-width grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <div>
        <Masthead title={text("volunteer.title")} lead={text("volunteer.intro")} />
        <ButtonLink href="#roles" size="large" className="mt-8">
          {text("volunteer.toRoles")}
        </ButtonLink>
      </div>
      <figure className="max-w-md lg:max-w-none">
        <TileGrid
          first
          columns={daysOfWeek}
          rows={partsOfDay}
          runs={[
            { tone: "empty", count: before },
            { tone: "accent", count: given },
            { tone: "empty", count: parts - before - given },
          ]}
        />
        <figcaption className="mt-3 text-ink-soft">{text("volunteer.week", { parts })}</figcaption>
      </figure>
    </header>
  );
}

const benefits = ["flexible", "skills", "impact"] as const;

function Benefits() {
  const { text } = useText();
  return (
    <Band
      id="benefits"
      title={text("volunteer.benefits.title")}
      heading="text-2xl"
      className="surface-ink"
      inner="page-width grid gap-8 py-12 sm:py-16 lg:grid-cols-[1fr_3fr]"
    >
      <dl>
        {benefits.map((benefit) => (
          <div
            key={benefit}
            className="grid gap-x-8 gap-y-2 border-t border-on-ink-soft py-6 last:pb-0 sm:grid-cols-2 first:border-t-0 first:pt-0"
          >
            <dt className="text-3xl font-semibold">{text(`volunteer.benefits.${benefit}.title`)}</dt>
            <dd className="max-w-prose text-lg text-on-ink-soft">
              {text(`volunteer.benefits.${benefit}.text`)}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/** For a new volunteer: see what is expected, choose, and know that a person reads it. */
export default function VolunteerScreen() {
  const { text } = useText();
  return (
    <Page title={text("volunteer.title")} description={text("volunteer.description")}>
      <Volunteering />
    </Page>
  );
}

function Volunteering() {
  return (
    <>
      <Hero />
      <Benefits />
      <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
        <RolesAndForm />
      </Suspense>
    </>
  );
}
