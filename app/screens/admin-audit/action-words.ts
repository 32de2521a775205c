/** What the log has words for; an action that is new stands there as it was written. */
const known = [
  "application.assigned",
  "application.check_recorded",
  "application.moved",
  "application.noted",
  "application.scored",
  "application.withdrawn",
  "content.drafted",
  "content.moved",
  "content.published",
  "content.restored",
  "content.scheduled",
  "content.schedule_failed",
  "content.unpublished",
  "content.unscheduled",
  "discrepancy.resolved",
  "donation.entered",
  "donation.receipt_resent",
  "donation.refunded",
  "donation.viewed",
  "donor.erased",
  "mail.given_up",
  "mail.queued_again",
  "mail.tested",
  "payment_pause.ended",
  "periodic_agreement.activated",
  "person.erased",
  "setting.changed",
  "support.replied",
  "support.viewed",
  "task.added",
  "task.finished",
  "upload.added",
  "user.invited",
  "user.role_changed",
  "user.disabled",
] as const;

export const actionId = (action: string): `audit.action.${(typeof known)[number]}` | null => {
  const found = known.find((each) => each === action);
  return found ? `audit.action.${found}` : null;
};
