import { useEffect } from "react";
import { useLocation } from "wouter";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { Role } from "#domain/accounts/account.ts";
import { useApi } from "../../data/use-api.tsx";
import { todayKey } from "./keys.ts";

const countsFreshMs = 60_000;

/** How much waits in each part, from the answer that the page of today shows. */
export function useCounts(role: Role): Readonly<Record<string, number>> {
  const { data } = useApi(isAllowed("staff", role) ? todayKey : null, countsFreshMs);
  if (!data) return {};
  return {
    "/admin": data.tasksDue,
    "/admin/approvals": data.toApprove,
    "/admin/donations": data.doubtfulGifts,
    "/admin/donations/doubtful": data.doubtfulGifts,
    "/admin/payments": data.stuckPayments + data.discrepancies,
    "/admin/applications/volunteer": data.waitingVolunteer,
    "/admin/applications/grant": data.waitingGrant,
    "/admin/applications/partner": data.waitingPartner,
    "/admin/mail": data.deadMails,
    "/admin/running": data.alerts + data.jobsToLookAt,
  };
}

type Place = Readonly<{ href: string; title: string }>;

const storageName = "office-places";
const maxPlaces = 8;

/** Kept for this window only: titles can name people. */
export function recentPlaces(): Place[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? "[]") as Place[];
  } catch {
    return [];
  }
}

export const forgetPlaces = (): void => sessionStorage.removeItem(storageName);

/** Remembers a page when the reader leaves it: its title is known by then. */
export function useRecentPlaces(): void {
  const [href] = useLocation();
  useEffect(
    () => () => {
      const title = document.querySelector("h1")?.textContent ?? "";
      if (title === "") return;
      const others = recentPlaces().filter((place) => place.href !== href);
      sessionStorage.setItem(storageName, JSON.stringify([{ href, title }, ...others].slice(0, maxPlaces)));
    },
    [href],
  );
}

export function useCtrlK(onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onPress]);
}
