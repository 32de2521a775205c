import { useLocation } from "wouter";

/** A link is current on its own page and on the pages below it. */
export function useIsCurrent(): (href: string) => "page" | undefined {
  const [location] = useLocation();
  return (href) => (location === href || location.startsWith(`${href}/`) ? "page" : undefined);
}
