/** A donor as their gifts know them: an account, and the address that account has proved to own. */
export type Donor = Readonly<{ userId: string; verifiedEmail: string | null }>;
