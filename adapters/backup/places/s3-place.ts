import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { Place } from "./place.ts";
import { s3Client, storageRefusal, type AskS3, type S3Settings } from "./s3-client.ts";

/** S3 takes up to 10,000 parts, of at least 5 MiB each but for the last. */
const partBytes = 16 * 1024 * 1024;

/** S3-compatible storage. A multipart file is visible only once it is completed. */
export function s3Place(settings: S3Settings, ask: AskS3 = s3Client(settings)): Place {
  return {
    description: `s3://${settings.bucket}/${settings.prefix} at ${new URL(settings.endpoint).host}`,
    workFolder: tmpdir(),
    list: () => listed(ask, settings.prefix),
    store: (name, file) => storeInParts(settings, ask, name, file),
    read: async (name) => bytesOf(await ask({ method: "GET", key: name })),
    remove: async (name) => void (await ask({ method: "DELETE", key: name })),
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

async function storeInParts(settings: S3Settings, ask: AskS3, key: string, file: string): Promise<void> {
  const [, uploadId] =
    /<UploadId>([^<]*)</.exec(await (await ask({ method: "POST", key, query: { uploads: "" } })).text()) ??
    [];
  if (!uploadId) throw storageRefusal(settings, "no upload was begun");
  try {
    const tags = await sendParts(ask, key, uploadId, file);
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`);
    const answer = await ask({
      method: "POST",
      key,
      query: { uploadId },
      body,
    });
    // S3 answers 200 before the result is known; the body has the result.
    if (!(await answer.text()).includes("<CompleteMultipartUploadResult"))
      throw storageRefusal(settings, "the upload could not be completed");
  } catch (error) {
    await ask({ method: "DELETE", key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

async function sendParts(ask: AskS3, key: string, uploadId: string, file: string): Promise<string[]> {
  const handle = await open(file, "r");
  const tags: string[] = [];
  try {
    for (;;) {
      const part = Buffer.alloc(partBytes);
      const { bytesRead } = await handle.read(part, 0, partBytes);
      if (bytesRead === 0 && tags.length > 0) return tags;
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await ask({
        method: "PUT",
        key,
        query,
        body: part.subarray(0, bytesRead),
      });
      tags.push(answer.headers.get("etag") ?? "");
      if (bytesRead < partBytes) return tags;
    }
  } finally {
    await handle.close();
  }
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
