import { claims, type Claim } from "#domain/claim.ts";
import type { Certification } from "./schema.ts";

/**
 * May the foundation say this on that day? Only while a certificate of that name holds and there is something to look it up in.
 * Home, footer, donate page, structured data and papers all ask here.
 */
export const mayClaim = (certifications: readonly Certification[], claim: Claim, day: string): boolean =>
  certifications.some((each) => each.id === claim && statusOn(each, day) === "VALID" && hasEvidence(each));

export const claimsOn = (certifications: readonly Certification[], day: string): Claim[] =>
  claims.filter((claim) => mayClaim(certifications, claim, day));

/** At least one certificate holds on that day, and none that does is without something to look it up in. */
export function hasProvenClaims(certifications: readonly Certification[], day: string): boolean {
  const valid = certifications.filter((each) => statusOn(each, day) === "VALID");
  return valid.length > 0 && valid.every(hasEvidence);
}

/** Whatever staff last wrote, a certificate outside its days is not valid. */
export function statusOn(
  { status, validFrom, validUntil }: Certification,
  day: string,
): Certification["status"] {
  if (status !== "VALID") return status;
  if (validUntil < day) return "EXPIRED";
  return validFrom !== null && validFrom > day ? "IN_REVIEW" : status;
}

const hasEvidence = ({ documentId, url }: Certification): boolean => documentId !== null || url !== null;
