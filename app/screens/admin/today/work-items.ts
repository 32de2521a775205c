import type { TodayAnswer } from "#domain/back-office/today-answer.ts";
import type { MessageId } from "../../../messages/ids.ts";

export type Item = { label: MessageId; count: number; href: string };

export const itemsOf = (today: TodayAnswer): Item[] => [
  {
    label: "admin.today.volunteer",
    count: today.waitingVolunteer,
    href: "/admin/applications/volunteer?status=WAITING",
  },
  {
    label: "admin.today.grant",
    count: today.waitingGrant,
    href: "/admin/applications/grant?status=WAITING",
  },
  {
    label: "admin.today.partner",
    count: today.waitingPartner,
    href: "/admin/applications/partner?status=WAITING",
  },
  { label: "admin.today.stuckPayments", count: today.stuckPayments, href: "/admin/payments" },
  { label: "admin.today.failedPayments", count: today.failedPayments, href: "/admin/payments" },
  { label: "admin.today.discrepancies", count: today.discrepancies, href: "/admin/payments" },
  { label: "admin.today.toApprove", count: today.toApprove, href: "/admin/approvals" },
  {
    label: "admin.today.unconfirmedTransfers",
    count: today.unconfirmedTransfers,
    href: "/admin/books/cards?account=transfers-expected",
  },
  { label: "admin.today.doubtfulGifts", count: today.doubtfulGifts, href: "/admin/donations/doubtful" },
  { label: "admin.today.deadMails", count: today.deadMails, href: "/admin/mail" },
  { label: "admin.today.backup", count: today.backupIsOld ? 1 : 0, href: "/admin/settings" },
  { label: "admin.today.alerts", count: today.alerts, href: "/admin/running" },
  { label: "admin.today.jobs", count: today.jobsToLookAt, href: "/admin/running" },
  { label: "admin.today.tasks", count: today.tasksDue, href: "#tasks" },
];

export const endingsOf = ({ certificates, checks, anbiForms }: TodayAnswer) => [
  ...anbiForms.map((each) => ({
    ...each,
    label: "admin.today.anbi" as const,
    href: `/admin/books/anbi?year=${each.id}`,
  })),
  ...certificates.map((each) => ({
    ...each,
    label: "admin.today.certificate" as const,
    href: `/admin/content/certification/${each.id}`,
  })),
  ...checks.map((each) => ({
    ...each,
    label: "admin.today.check" as const,
    href: `/admin/applications/volunteer/${each.id}`,
  })),
];
