export const roles = ["DONOR", "AUDITOR", "STAFF", "ADMIN"] as const;
export type Role = (typeof roles)[number];

/** Someone who has signed in at least once. The e-mail address is proved and stands in small letters. */
export type Account = Readonly<{
  id: string;
  email: string;
  firstName: string | null;
  role: Role;
  profileImageUrl: string | null;
}>;

/** Where the work of those with a role begins: an auditor opens the books and nothing else. */
export const deskOf = (role: Exclude<Role, "DONOR">): string =>
  role === "AUDITOR" ? "/admin/books" : "/admin";
