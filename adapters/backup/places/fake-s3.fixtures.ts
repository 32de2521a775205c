import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** What the storage does next instead of what it should. */
type Fault = { status: number; code?: string } | "hang_up" | "complete_fails";

/** Storage that answers like S3: keeps state, checks every signature by the documented recipe, and behaves badly on request. */
export async function fakeS3({
  keyId = "AKIATEST",
  secret = "very-secret",
  region = "eu-test-1",
  perPage = 2,
} = {}) {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const faults: Fault[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    asked.push(`${request.method} ${url.pathname}`);
    const fault = faults[0] === "complete_fails" ? undefined : faults.shift();
    if (fault === "hang_up") return void request.socket.destroy();
    if (typeof fault === "object") return refuse(response, fault.status, fault.code ?? "SlowDown");
    const problem = wrongSignature(request, url, body);
    if (problem) return refuse(response, 403, problem);
    const key = decodeURIComponent(url.pathname).split("/").slice(2).join("/");
    const uploadId = url.searchParams.get("uploadId");
    if (request.method === "POST" && url.searchParams.has("uploads")) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      return send(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const upload = uploadId === null ? undefined : uploads.get(uploadId);
    if (uploadId !== null && !upload) return refuse(response, 404, "NoSuchUpload");
    if (upload && request.method === "PUT") {
      upload.set(Number(url.searchParams.get("partNumber")), body);
      response.setHeader("etag", etagOf(body));
      return send(response, "");
    }
    if (upload && request.method === "DELETE") {
      uploads.delete(uploadId ?? "");
      return send(response, "", 204);
    }
    if (upload) return complete(response, key, uploadId ?? "", upload, body.toString());
    if (request.method === "DELETE") {
      objects.delete(key);
      return send(response, "", 204);
    }
    if (key === "") return list(response, url);
    const found = objects.get(key);
    return found ? send(response, found) : refuse(response, 404, "NoSuchKey");
  }

  function complete(
    response: ServerResponse,
    key: string,
    id: string,
    parts: Map<number, Buffer>,
    body: string,
  ): void {
    if (faults[0] === "complete_fails") {
      faults.shift();
      return send(response, "<Error><Code>InternalError</Code></Error>");
    }
    const told = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)</g)];
    const isWhole =
      told.length === parts.size &&
      told.every(([, at, tag]) => tag === etagOf(parts.get(Number(at)) ?? Buffer.alloc(0)));
    if (!isWhole) return refuse(response, 400, "InvalidPart");
    objects.set(
      key,
      Buffer.concat([...parts.keys()].sort((a, b) => a - b).map((at) => parts.get(at) ?? Buffer.alloc(0))),
    );
    uploads.delete(id);
    send(response, "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
  }

  function list(response: ServerResponse, { searchParams }: URL): void {
    const prefix = searchParams.get("prefix") ?? "";
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
    const from = Number(searchParams.get("continuation-token") ?? "0");
    const keys = names
      .slice(from, from + perPage)
      .map((name) => `<Contents><Key>${escaped(name)}</Key></Contents>`);
    const next =
      from + perPage < names.length ? `<NextContinuationToken>${from + perPage}</NextContinuationToken>` : "";
    send(response, `<ListBucketResult>${keys.join("")}${next}</ListBucketResult>`);
  }

  /** Worked out from what arrived on the wire, step by step as the manual has it. */
  function wrongSignature({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | null {
    const given =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? "",
      );
    if (!given) return "AccessDenied";
    const [, id, day = "", place = "", signed = "", signature] = given;
    if (id !== keyId || place !== region) return "InvalidAccessKeyId";
    if (headers["x-amz-content-sha256"] !== hash(body)) return "XAmzContentSHA256Mismatch";
    const query = url.search
      .slice(1)
      .split("&")
      .filter(Boolean)
      .map((pair) => (pair.includes("=") ? pair : `${pair}=`))
      .sort()
      .join("&");
    const lines = signed.split(";").map((name) => `${name}:${one(headers[name])}`);
    const canonical = [
      method,
      url.pathname,
      query,
      ...lines,
      "",
      signed,
      headers["x-amz-content-sha256"],
    ].join("\n");
    const scope = `${day}/${region}/s3/aws4_request`;
    const toSign = `AWS4-HMAC-SHA256\n${one(headers["x-amz-date"])}\n${scope}\n${hash(canonical)}`;
    const sign = (key: string | Buffer, words: string) => createHmac("sha256", key).update(words).digest();
    const key = sign(sign(sign(sign(`AWS4${secret}`, day), region), "s3"), "aws4_request");
    return sign(key, toSign).toString("hex") === signature ? null : "SignatureDoesNotMatch";
  }

  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "safe",
      prefix: "open hand/",
      keyId,
      secret,
      region,
    },
    objects,
    uploads,
    faults,
    asked,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

const one = (header: string | string[] | undefined): string => [header].flat().join(",");
const hash = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");
const etagOf = (body: Buffer): string => `"${createHash("md5").update(body).digest("hex")}"`;
const escaped = (name: string): string => name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const send = (response: ServerResponse, body: string | Buffer, status = 200): void =>
  void response.writeHead(status).end(body);
const refuse = (response: ServerResponse, status: number, code: string): void =>
  send(response, `<Error><Code>${code}</Code></Error>`, status);
