/** Days after the last save. */
export const draftDays = 60;
