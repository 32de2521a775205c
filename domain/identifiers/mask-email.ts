/** First letter and domain: enough for the owner to recognise. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "•••" : `${email.charAt(0)}•••${email.slice(at)}`;
}
