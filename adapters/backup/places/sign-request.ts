import { createHash, createHmac } from "node:crypto";

export type Credentials = Readonly<{
  keyId: string;
  secret: string;
  region: string;
}>;

type Request = Readonly<{
  method: string;
  url: URL;
  /** SHA-256 of what is sent, in hex. */
  bodyHash: string;
  at: Date;
}>;

const algorithm = "AWS4-HMAC-SHA256";

/** The headers of a request to S3, signed with Signature Version 4; anything that answers like S3 reads the same. */
export function signRequest(
  { method, url, bodyHash, at }: Request,
  { keyId, secret, region }: Credentials,
): Record<string, string> {
  const time = at.toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "").concat("Z");
  const day = time.slice(0, 8);
  const headers = {
    host: url.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": time,
  };
  const signed = Object.keys(headers).join(";");
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    "",
    signed,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [algorithm, time, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const signature = hmac(key, toSign).toString("hex");
  return {
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": time,
    authorization: `${algorithm} Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
}

/** RFC 3986, which encodes more than a browser does: S3 signs what it would have written itself. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

const hmac = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const canonicalQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
