import { createHash } from "node:crypto";
import type { Foundation } from "../composition.ts";
import { pictureCalls } from "#contract/accounts/picture.ts";
import { endpoints } from "../endpoint.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { callerOf } from "./caller.ts";

/** The account picture in the header, or a tile with an initial. Visible to its owner only. */
export const pictureApi = (ownPictures: Pick<Foundation["ownPictures"], "find">) =>
  endpoints(pictureCalls, {
    "GET /api/account/picture": async ({ c }) => {
      const { user } = callerOf(c);
      const own = await ownPictures.find(user.id);
      const { type, bytes, hash } = own ? { ...own, type: "image/webp" } : tileOf(user);
      c.header("etag", `"${hash}"`);
      // Asked about every time: the next person at this browser has the same address, and another picture.
      c.header("cache-control", "private, no-cache");
      c.header("content-security-policy", "default-src 'none'; sandbox");
      if (c.req.header("if-none-match") === `"${hash}"`) return c.body(null, 304);
      c.header("content-type", type);
      return c.body(new Uint8Array(bytes));
    },
  });

function tileOf({ id, firstName, email }: { id: string; firstName: string | null; email: string }) {
  const bytes = new TextEncoder().encode(drawnPicture({ id, name: firstName ?? email }));
  return { type: "image/svg+xml", bytes, hash: createHash("sha256").update(bytes).digest("hex") };
}
