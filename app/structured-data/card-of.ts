const pageOfRecord = /^\/(?:campaigns|programs|projects|posts|events|grants)\/[a-z0-9-]+$/;

/** A record's page shows its own mosaic or photograph; every other page the foundation's wall. */
export const cardOf = (path: string): string =>
  pageOfRecord.test(path) ? `/social${path}.png` : "/social/site.png";
