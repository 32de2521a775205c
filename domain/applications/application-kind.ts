export const applicationKinds = ["volunteer", "grant", "partner"] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
