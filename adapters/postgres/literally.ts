/** For `like`: a percent sign in a search is a percent sign. */
export const literally = (search: string): string => search.replace(/[\\%_]/g, String.raw`\$&`);
