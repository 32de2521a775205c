/** How the server tells a page that the person must first show again who they are. */
export const refusalHeader = "x-refusal";
export const proofNeeded = "proof_needed";
