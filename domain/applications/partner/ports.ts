import type { NewApplication, WithTransaction } from "../new-application.ts";
import type { partnerForm } from "./application-form.ts";

export type PartnerApplication = NewApplication<typeof partnerForm>;

/** One of the letters goes to the foundation's own address. */
export type WithPartnerStores = WithTransaction<PartnerApplication, string>;
