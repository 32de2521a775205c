export function witness(site: string, folder: string, accepted?: readonly string[]): Promise<string>;
