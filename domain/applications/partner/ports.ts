import type { NewApplication, WithTransaction } from "../new-application.ts";
import type { partnerForm } from "./application-form.ts";

export type PartnerApplication = NewApplication<typeof partnerForm>;

export type WithPartnerStores = WithTransaction<PartnerApplication, string>;
