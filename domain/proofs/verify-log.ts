import { bytesOfHex, hexOf, webSha256, type Bytes } from "./bytes.ts";
import { logPair } from "./log-tree.ts";

/** RFC 9162, 2.1.3.2: inclusion. */
export async function isInLog(
  leafHash: Bytes,
  { position, size, path, root }: { position: number; size: number; path: readonly Bytes[]; root: string },
): Promise<boolean> {
  if (position >= size) return false;
  let place = position;
  let last = size - 1;
  let node = leafHash;
  for (const neighbour of path) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      node = await webSha256(logPair(neighbour, node));
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else node = await webSha256(logPair(node, neighbour));
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && hexOf(node) === root;
}

/** RFC 9162, 2.1.4.2: consistency. */
export async function isContinued(
  first: { size: number; root: string },
  second: { size: number; root: string },
  proof: readonly Bytes[],
): Promise<boolean> {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root === second.root;
  if (first.size === 0) return proof.length === 0;
  const path = Number.isInteger(Math.log2(first.size)) ? [bytesOfHex(first.root), ...proof] : [...proof];
  const [start, ...rest] = path;
  if (!start) return false;
  let place = first.size - 1;
  let last = second.size - 1;
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [old, now] = [start, start];
  for (const neighbour of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [old, now] = [await webSha256(logPair(neighbour, old)), await webSha256(logPair(neighbour, now))];
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else now = await webSha256(logPair(now, neighbour));
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && hexOf(old) === first.root && hexOf(now) === second.root;
}

const half = (value: number): number => Math.floor(value / 2);
