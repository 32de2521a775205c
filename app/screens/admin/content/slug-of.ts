const longest = 80;

/** "Crème brûlée!" becomes creme-brulee. While typing, a trailing hyphen may stay. */
export function slugOf(title: string, { typing = false } = {}): string {
  const words = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longest);
  return typing ? words : words.replace(/-$/, "");
}
