/** Enough for its owner to recognise: the first letter and where the mailbox is. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "•••" : `${email.charAt(0)}•••${email.slice(at)}`;
}
