const known = [
  "zip_too_large",
  "zip_broken",
  "zip_too_many_files",
  "zip_unpacks_too_large",
  "zip_within_zip",
  "zip_empty",
] as const;

/** A reason that is newer than this page is a zip that could not be read. */
export const zipReasonId = (reason: string): `bank.zip.${(typeof known)[number]}` =>
  `bank.zip.${known.find((each) => each === reason) ?? "zip_broken"}`;
