export function isInImage(path: string): boolean;
