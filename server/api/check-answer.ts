import { isDeepStrictEqual } from "node:util";
import { fileTypesOf, schemaOf, type Call } from "#contract/call.ts";
import { proofNeeded, refusalHeader } from "#domain/accounts/proof-needed.ts";

/** Refusals that may precede any call. */
const commonRefusals = [400, 401, 403, 404, 422, 428];

/** Undeclared status, field or media type; null if there is none. */
export async function checkAnswer({ answers, proof }: Call, response: Response): Promise<string | null> {
  const { status } = response;
  if (proof && response.headers.get(refusalHeader) === proofNeeded) return null;
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const shape = answers[status];
  if (shape === undefined) {
    return commonRefusals.includes(status) && type === "text/plain" ? null : `${status} is not declared`;
  }
  if (status >= 400 && type === "text/plain") return null;
  const fileTypes = fileTypesOf(shape);
  if (fileTypes) {
    return fileTypes.includes(type)
      ? null
      : `${status} is declared as ${fileTypes.join(" or ")} and came as ${type}`;
  }
  const schema = schemaOf(shape);
  if (!schema) {
    return type === "application/json" ? `${status} came with JSON that is not declared` : null;
  }
  if (type !== "application/json") return `${status} is declared as JSON and came as ${type}`;
  const body: unknown = await response.clone().json();
  const read = schema.safeParse(body);
  if (!read.success) {
    return read.error.issues
      .map(({ path, message }) => `${path.join("..") || "body"}: ${message}`)
      .join("; ");
  }
  return isDeepStrictEqual(read.data, body) ? null : `${status} has fields that are not declared`;
}
