/** For `like`: a percent sign in a search is a percent sign. */
export const escapeLike = (search: string): string => search.replace(/[\\%_]/g, String.raw`\$&`);
