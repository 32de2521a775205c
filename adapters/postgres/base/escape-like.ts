export const escapeLike = (search: string): string => search.replace(/[\\%_]/g, String.raw`\$&`);
