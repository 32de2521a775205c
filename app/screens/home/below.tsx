import { Suspense } from "react";
import { ProgramCardSkeletons, ProjectCardSkeletons } from "../../components/content/card-skeletons.tsx";
import { FoundationData } from "../../structured-data.tsx";
import { Appeals } from "./appeals.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { GiveSection } from "./give-section.tsx";
import { Impact } from "./impact.tsx";
import { Pillars } from "./pillars.tsx";
import { Transparency } from "./transparency.tsx";
import { VolunteerPitch } from "./volunteer-pitch.tsx";

const threeCards = "page-width grid gap-6 sm:grid-cols-3";

/** All that comes after the first words, in the order of the specification. */
export function Below() {
  return (
    <>
      <Suspense fallback={<ProjectCardSkeletons count={3} className={threeCards} />}>
        <Appeals />
      </Suspense>
      <Suspense fallback={<ProgramCardSkeletons count={4} className="page-width grid gap-8" />}>
        <Pillars />
      </Suspense>
      <Suspense fallback={<ProjectCardSkeletons count={3} className={threeCards} />}>
        <FeaturedProjects />
      </Suspense>
      <Impact />
      <GiveSection />
      <VolunteerPitch />
      <Transparency />
      <FoundationData />
    </>
  );
}
