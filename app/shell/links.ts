import type { MessageId } from "../messages/ids.ts";

export type SiteLink = { href: string; label: MessageId };

export const mainLinks: readonly SiteLink[] = [
  { href: "/programs", label: "shell.nav.programs" },
  { href: "/projects", label: "shell.nav.projects" },
  { href: "/volunteer", label: "shell.nav.volunteer" },
  { href: "/transparency", label: "shell.nav.transparency" },
];

export const discoverLinks: readonly SiteLink[] = [
  ...mainLinks.slice(0, 2),
  { href: "/campaigns", label: "shell.nav.campaigns" },
  { href: "/transparency", label: "shell.nav.transparency" },
  { href: "/posts", label: "shell.nav.news" },
  { href: "/partners", label: "shell.nav.partners" },
];

export const takePartLinks: readonly SiteLink[] = [
  { href: "/volunteer", label: "shell.nav.volunteer" },
  { href: "/events", label: "shell.nav.events" },
  { href: "/grants", label: "shell.nav.grants" },
  { href: "/zakat", label: "shell.nav.zakat" },
  { href: "/contact", label: "shell.nav.contact" },
];

export const legalLinks: readonly SiteLink[] = [
  { href: "/privacy", label: "shell.footer.privacy" },
  { href: "/cookies", label: "shell.footer.cookies" },
  { href: "/terms", label: "shell.footer.terms" },
  { href: "/transparency/verify", label: "shell.footer.verify" },
];
