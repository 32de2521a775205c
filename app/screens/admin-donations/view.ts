import { deskStatuses, type DeskStatus } from "#domain/donation-desk/answers.ts";

export type DeskView = { status: DeskStatus | null; search: string; before: string | null };

export const longestSearch = 200;

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readDeskView(search: string): DeskView {
  const asked = new URLSearchParams(search);
  return {
    status: deskStatuses.find((status) => status === asked.get("status")) ?? null,
    search: (asked.get("q") ?? "").trim().slice(0, longestSearch),
    before: asked.get("before") || null,
  };
}

/** The shortest address that says it, so that the plain list has one address only. */
export function deskSearch({ status, search, before }: DeskView): string {
  const asked = new URLSearchParams({
    ...(status !== null && { status }),
    ...(search !== "" && { q: search }),
    ...(before !== null && { before }),
  });
  return asked.size === 0 ? "" : `?${asked.toString()}`;
}

export const deskKey = (view?: DeskView): [string] => [`/api/admin/donations${view ? deskSearch(view) : ""}`];
export const storyKey = (id = ""): [string] => [`/api/admin/donations/${encodeURIComponent(id)}`];
