import { createHash, createVerify, type KeyObject } from "node:crypto";

export type DkimCheck = Readonly<{ domain: string; selector: string; signed: string[]; isValid: boolean }>;

/** A DKIM signature as a receiver checks it (RFC 6376, relaxed/relaxed, rsa-sha256), independent of the library that signs. */
export function verifyDkim(raw: string, publicKey: KeyObject): DkimCheck {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(":")).toLowerCase(), line }));
  const signature = headers.find(({ name }) => name === "dkim-signature")?.line ?? "";
  const value = signature.slice(signature.indexOf(":") + 1);
  const tags = new Map(
    value.split(";").map((tag) => {
      const [name = "", ...rest] = tag.split("=");
      return [name.trim(), rest.join("=").replaceAll(/\s+/g, "")];
    }),
  );
  const signed = (tags.get("h") ?? "").toLowerCase().split(":");
  // Of several headers with one name the last counts first; a header that is missing is signed as missing.
  const left = [...headers];
  const lines = signed.flatMap((wanted) => {
    const place = left.findLastIndex(({ name }) => name === wanted);
    return place === -1 ? [] : left.splice(place, 1).map(({ line }) => `${relaxedHeader(line)}\r\n`);
  });
  const own = relaxedHeader(signature.replace(/(;\s*b=)[^;]*/, "$1"));
  const bodyHash = createHash("sha256")
    .update(relaxedBody(raw.slice(end + 4)))
    .digest("base64");
  const isValid =
    bodyHash === tags.get("bh") &&
    tags.get("a") === "rsa-sha256" &&
    tags.get("c") === "relaxed/relaxed" &&
    createVerify("sha256")
      .update(lines.join("") + own)
      .verify(publicKey, tags.get("b") ?? "", "base64");
  return { domain: tags.get("d") ?? "", selector: tags.get("s") ?? "", signed, isValid };
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(":");
  const value = line
    .slice(colon + 1)
    .replaceAll(/\r\n/g, "")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split("\r\n").map((line) => line.replaceAll(/[ \t]+/g, " ").replace(/ $/, ""));
  while (lines.at(-1) === "") lines.pop();
  return lines.map((line) => `${line}\r\n`).join("");
}
