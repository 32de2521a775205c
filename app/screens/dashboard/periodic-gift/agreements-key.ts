export const agreementsKey = "/api/my/periodic-agreements";
