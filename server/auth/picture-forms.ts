import type { RequestContext } from "../context.ts";
import type { Foundation } from "../composition.ts";
import type { Form } from "../requests/form.ts";
import { callerOf } from "./caller.ts";

export const picturePath = "/account/security";

/** Back to the part of the page that says how it went. */
export const backToPicture = (c: RequestContext, said: "kept" | "removed" | "too_large"): string =>
  `${c.req.path}?picture=${said}#picture`;

/** Plain forms, which need no script. */
export const pictureForms = ({ ownPictures }: Pick<Foundation, "ownPictures">): Form[] => [
  {
    path: picturePath,
    name: "picture",
    who: "signed_in",
    handle: async (_, c) => {
      const outcome = await ownPictures.change(callerOf(c).user.id, await sentPicture(c));
      if (outcome.ok) return { ok: true, location: backToPicture(c, "kept") };
      if (outcome.reason !== "too_many")
        return { ok: false, errors: { picture: `picture.error.${outcome.reason}` } };
      c.header("retry-after", String(outcome.retryAfterSeconds));
      return { ok: false, status: 429, errors: { picture: "picture.error.too_many" } };
    },
  },
  {
    path: picturePath,
    name: "picture-removal",
    who: "signed_in",
    handle: async (_, c) => {
      await ownPictures.remove(callerOf(c).user.id);
      return { ok: true, location: backToPicture(c, "removed") };
    },
  },
];

/** The form has been read already, and is kept with the request. */
async function sentPicture(c: RequestContext): Promise<Uint8Array> {
  const sent = (await c.req.formData()).get("picture");
  return typeof sent === "string" || sent === null
    ? new Uint8Array(0)
    : new Uint8Array(await sent.arrayBuffer());
}
