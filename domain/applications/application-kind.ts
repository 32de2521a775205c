/** Someone asks to volunteer, to receive a grant or to become a partner. */
export const applicationKinds = ["volunteer", "grant", "partner"] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
