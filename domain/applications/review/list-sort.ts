/** How a list can be ordered. Apart from the answers, so that a page can offer them without the schema library. */
export const listSorts = ["newest", "oldest", "name"] as const;
export type ListSort = (typeof listSorts)[number];

/** Whoever waits longer than so many days: what the lists can be narrowed to. */
export const waitingDays = ["7", "14", "30"] as const;
export type WaitingDays = (typeof waitingDays)[number];

/** In place of somebody's id: the reader, and those that nobody has taken. */
export const assigneeMe = "me";
export const assigneeNobody = "nobody";
