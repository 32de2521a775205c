export const roles = ["DONOR", "AUDITOR", "STAFF", "ADMIN"] as const;
export type Role = (typeof roles)[number];

/** A user who has signed in at least once. The e-mail address is verified and lower case. */
export type Account = Readonly<{
  id: string;
  email: string;
  firstName: string | null;
  role: Role;
  profileImageUrl: string | null;
}>;

/** Start page by role: an auditor sees the books and nothing else. */
export const deskOf = (role: Exclude<Role, "DONOR">): string =>
  role === "AUDITOR" ? "/admin/books" : "/admin";
