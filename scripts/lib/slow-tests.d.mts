export const slowUnitTests: string[];
export const slowDatabaseTests: string[];
