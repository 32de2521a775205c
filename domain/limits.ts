/* Limits that pages, API calls and stored records share. */

/** Ids of stored records, in addresses and bodies. */
export const maxIdLength = 100;

/** Why staff did something: reversing, refunding, correcting. */
export const minReasonLength = 3;
export const maxReasonLength = 500;
export const maxReopeningReasonLength = 1000;
