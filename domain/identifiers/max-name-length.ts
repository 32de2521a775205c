/** Names of people and of organisations, wherever one is typed. */
export const maxNameLength = 200;
