/** How long a draft is kept after it was last saved. */
export const draftDays = 60;
