/** For names of people and organisations. */
export const maxNameLength = 200;
