import type { Bytes, Place } from "./place.ts";
import { s3Client, storageRefusal, type AskS3, type S3Settings } from "./s3-client.ts";

/** S3 takes up to 10,000 parts, of at least 5 MiB each but for the last. */
const partBytes = 16 * 1024 * 1024;

/** S3-compatible storage. A multipart file is visible only once it is completed. */
export function s3Place(settings: S3Settings, ask: AskS3 = s3Client(settings)): Place {
  return {
    description: `s3://${settings.bucket}/${settings.prefix} at ${new URL(settings.endpoint).host}`,
    list: () => listed(ask, settings.prefix),
    store: (name, bytes) => storeInParts(settings, ask, name, bytes),
    read: async (name) => bytesOf(await ask({ method: "GET", key: name })),
    remove: async (name) => void (await ask({ method: "DELETE", key: name })),
    // An upload that is begun and dropped needs the right to write, and leaves no version behind.
    tryWriting: async () => {
      const key = "write-test";
      const uploadId = await beginUpload(settings, ask, key);
      await ask({ method: "DELETE", key, query: { uploadId } });
    },
  };
}

async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    yield piece.value;
}

async function listed(ask: AskS3, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for (let token: string | undefined; ;) {
    const query = {
      "list-type": "2",
      prefix,
      ...(token !== undefined && { "continuation-token": token }),
    };
    const xml = await (await ask({ method: "GET", query })).text();
    names.push(...[...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => unescaped(key)));
    const [, next] = /<NextContinuationToken>([^<]*)</.exec(xml) ?? [];
    if (next === undefined) return names.map((name) => name.slice(prefix.length));
    token = unescaped(next);
  }
}

async function beginUpload(settings: S3Settings, ask: AskS3, key: string): Promise<string> {
  const answer = await ask({ method: "POST", key, query: { uploads: "" } });
  const [, uploadId] = /<UploadId>([^<]*)</.exec(await answer.text()) ?? [];
  if (!uploadId) throw storageRefusal(settings, "no upload was begun");
  return uploadId;
}

async function storeInParts(settings: S3Settings, ask: AskS3, key: string, bytes: Bytes): Promise<void> {
  const uploadId = await beginUpload(settings, ask, key);
  try {
    const tags: string[] = [];
    for await (const body of parts(bytes)) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await ask({ method: "PUT", key, query, body });
      tags.push(answer.headers.get("etag") ?? "");
    }
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`);
    const answer = await ask({ method: "POST", key, query: { uploadId }, body });
    // S3 answers 200 before the result is known; the body has the result.
    if (!(await answer.text()).includes("<CompleteMultipartUploadResult"))
      throw storageRefusal(settings, "the upload could not be completed");
  } catch (error) {
    await ask({ method: "DELETE", key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

/** Straight from the source: a container has no disk that holds a whole backup. */
async function* parts(bytes: Bytes): AsyncGenerator<Buffer> {
  let [pieces, size, hasYielded]: [Uint8Array[], number, boolean] = [[], 0, false];
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    while (size >= partBytes) {
      const whole = Buffer.concat(pieces);
      yield whole.subarray(0, partBytes);
      hasYielded = true;
      [pieces, size] = [[whole.subarray(partBytes)], size - partBytes];
    }
  }
  if (size > 0 || !hasYielded) yield Buffer.concat(pieces);
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
