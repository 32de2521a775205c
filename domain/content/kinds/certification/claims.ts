import { claims, type Claim } from "#domain/claim.ts";
import type { Certification } from "./schema.ts";

/** Allowed only while a certificate of that name is valid and verifiable. */
export const mayClaim = (certifications: readonly Certification[], claim: Claim, day: string): boolean =>
  certifications.some((each) => each.id === claim && statusOn(each, day) === "VALID" && hasEvidence(each));

export const claimsOn = (certifications: readonly Certification[], day: string): Claim[] =>
  claims.filter((claim) => mayClaim(certifications, claim, day));

/** At least one certificate is valid on that day, and all valid ones are verifiable. */
export function hasProvenClaims(certifications: readonly Certification[], day: string): boolean {
  const valid = certifications.filter((each) => statusOn(each, day) === "VALID");
  return valid.length > 0 && valid.every(hasEvidence);
}

/** A certificate outside its dates is not valid, whatever its stored status. */
export function statusOn(
  { status, validFrom, validUntil }: Certification,
  day: string,
): Certification["status"] {
  if (status !== "VALID") return status;
  if (validUntil !== null && validUntil < day) return "EXPIRED";
  return validFrom !== null && validFrom > day ? "IN_REVIEW" : status;
}

const hasEvidence = ({ documentId, url }: Certification): boolean => documentId !== null || url !== null;
