export const roles = ["DONOR", "STAFF", "ADMIN"] as const;
export type Role = (typeof roles)[number];

/** Someone who has signed in at least once. The e-mail address is proved and stands in small letters. */
export type Account = Readonly<{
  id: string;
  email: string;
  firstName: string | null;
  role: Role;
  profileImageUrl: string | null;
}>;
