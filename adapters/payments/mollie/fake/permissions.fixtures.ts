import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import { failure } from "./answer-parts.fixtures.ts";

/** They belong to the organisation, and no profile's key opens them. */
const ofOrganisation = /^\/v2\/(?:balances|settlements)\b/;
/** What an organisation's token needs a permission for, also where it stands below something else. */
const guarded = /\b(?:balances|settlements|payments|refunds)\b/g;

/** What the organisation's token may do; everything until it is said. */
export function fakePermissions() {
  let granted: readonly string[] | null = null;
  return {
    grant: (permissions: readonly string[]): void => {
      granted = permissions;
    },
    /** Who is not known is refused with 401, who lacks a permission with 403. */
    refusal: ({ method, path, headers }: FakeRequest): FakeAnswer | null => {
      const key = headers.authorization ?? "";
      const isToken = key.startsWith("Bearer access_");
      if (!isToken && (ofOrganisation.test(path) || !key.startsWith("Bearer test_")))
        return { status: 401, body: failure(401) };
      if (!isToken || granted === null) return null;
      const verb = method === "GET" ? "read" : "write";
      const needed = [...path.matchAll(guarded)].map(([name]) => `${name}.${verb}`);
      const isGranted = needed.every((permission) => granted?.includes(permission));
      return isGranted ? null : { status: 403, body: failure(403) };
    },
  };
}
