const prefix = "open-hand-";
const archiveEnd = ".tar.zst.age";
const manifestEnd = ".json";
const resumeMarkerEnd = "-went-on.json";

/** `open-hand-20261116T181500Z`: sorts by time. */
export const backupName = (at: Date): string =>
  `${prefix}${at.toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;

export const archiveOf = (name: string): string => `${name}${archiveEnd}`;
export const manifestOf = (name: string): string => `${name}${manifestEnd}`;

/** Name of the resume marker of a restored copy; no backup has this name. */
export const resumeMarkerName = (at: Date): string => `${backupName(at)}${resumeMarkerEnd}`;

/** Files that contain receipt numbers. */
export const isManifestOrNote = (file: string): boolean =>
  file.startsWith(prefix) && file.endsWith(manifestEnd);

/** Complete backups, newest first: those with both files. The manifest is written last. */
export function wholeBackups(files: readonly string[]): string[] {
  const there = new Set(files);
  return files
    .filter((file) => file.startsWith(prefix) && file.endsWith(manifestEnd))
    .map((file) => file.slice(0, -manifestEnd.length))
    .filter((name) => takenAt(name) !== null && there.has(archiveOf(name)))
    .sort()
    .toReversed();
}

/** Archives without a manifest, from a killed run. */
export const abandonedArchives = (files: readonly string[]): string[] =>
  files.filter(
    (file) =>
      file.startsWith(prefix) &&
      file.endsWith(archiveEnd) &&
      !files.includes(manifestOf(file.slice(0, -archiveEnd.length))),
  );

export function takenAt(name: string): Date | null {
  const parts = /^open-hand-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(name)?.slice(1);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
