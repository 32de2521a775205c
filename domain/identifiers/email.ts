export const maxEmailLength = 254;
const maxLocalPartLength = 64;
const maxDomainLength = 253;

/** As in HTML's e-mail field; dots are checked separately. */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** A last label of digits only would be an address of a machine, not a domain. */
const topLevel = /^([A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{2,59})$/;

/** White space, and the invisible direction marks of text copied from an Arabic page. */
const isEdge = (character: string): boolean =>
  /[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(character);

/** Trims and lowercases the domain only. Trimmed in a loop: a pattern for trailing spaces would be quadratic. */
export const normalizeEmail = (typed: string): string => {
  let start = 0;
  let end = typed.length;
  while (start < end && isEdge(typed.charAt(start))) start += 1;
  while (end > start && isEdge(typed.charAt(end - 1))) end -= 1;
  const trimmed = typed.slice(start, end);
  const at = trimmed.lastIndexOf("@");
  return at < 0 ? trimmed : trimmed.slice(0, at) + small(trimmed.slice(at));
};

/** Latin letters only: browsers send other domains as xn--, and look-alike letters are refused. Safe in mail headers. */
export const isEmail = (email: string): boolean => {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, Math.max(at, 0));
  const domain = email.slice(at + 1);
  if (email.length > maxEmailLength || local.length > maxLocalPartLength || domain.length > maxDomainLength)
    return false;
  const labels = domain.split(".");
  return (
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? "")
  );
};

/** To compare addresses: no mail host in use distinguishes capitals. */
export const emailKey = (email: string): string => small(normalizeEmail(email));

/** Latin capitals only: `toLowerCase` also turns the Kelvin sign into a k, and someone else's domain into yours. */
const small = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
