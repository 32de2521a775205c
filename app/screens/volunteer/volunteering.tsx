import { Suspense } from "react";
import { Benefits } from "./benefits.tsx";
import { Hero } from "./hero.tsx";
import { RolesAndForm } from "./roles-and-form.tsx";

export function Volunteering() {
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
