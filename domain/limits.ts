/* Limits that pages, API calls and stored records share. */

/** Ids of stored records, in addresses and bodies. */
export const maxIdLength = 100;

/** Why staff did something: reversing, refunding, correcting. */
export const minReasonLength = 3;
export const maxReasonLength = 500;
/** Why a closed year is opened again: the board's own words. */
export const maxReopeningReasonLength = 1000;
