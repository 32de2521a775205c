import { Hero } from "./hero.tsx";
import { PartnerForm } from "./partner-form.tsx";
import { PartnerList } from "./partner-list.tsx";
import { WhatItMeans } from "./what-it-means.tsx";

export function Partners() {
  return (
    <>
      <Hero />
      <PartnerList />
      <WhatItMeans />
      <PartnerForm />
    </>
  );
}
