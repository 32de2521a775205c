/** Tells a page that the user must re-authenticate first. */
export const refusalHeader = "x-refusal";
export const proofNeeded = "proof_needed";
