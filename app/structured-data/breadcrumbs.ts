import type { Around } from "./around.ts";

export type Crumb = Readonly<{ href: string; label: string }>;

/** https://schema.org/BreadcrumbList */
export const breadcrumbData = (above: readonly Crumb[], here: string, { path, addressOf }: Around) => ({
  "@type": "BreadcrumbList",
  itemListElement: [...above, { href: path, label: here }].map(({ href, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: addressOf(href),
  })),
});
