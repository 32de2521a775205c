const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** XML 1.0 has no way at all to write these, not even as a number. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element or an attribute of an XML file, whatever staff have pasted into it. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, "")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
