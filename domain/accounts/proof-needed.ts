export const refusalHeader = "x-refusal";
export const proofNeeded = "proof_needed";
