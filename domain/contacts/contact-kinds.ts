export const contactKinds = ["person", "organization"] as const;
