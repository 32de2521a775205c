import * as z from "zod/mini";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { editorOf } from "./admin-content-answers.ts";

export const uploadPath = "/api/admin/uploads";

const uploadAnswer = z.object({ upload: z.string(), width: z.int(), height: z.int() });
const statusFor = { too_large: 413, not_a_picture: 422, too_many_pixels: 422, script_inside: 422 } as const;

/** The file itself is the body: no form, no name. */
export const adminUploadsApi = ({ addUpload }: Pick<Foundation, "addUpload">) => [
  endpoint(
    {
      method: "post",
      path: uploadPath,
      who: "staff",
      summary: "Upload a picture, as the body; it is drawn anew without anything but its pixels",
      answers: {
        201: { description: "The upload's name, for a cover", schema: uploadAnswer },
        413: { description: "Larger than 10 MB" },
        422: { description: "No picture, too many pixels, or a script inside" },
      },
    },
    async ({ c, user }) => {
      const outcome = await addUpload(new Uint8Array(await c.req.arrayBuffer()), editorOf(c, user));
      if (!outcome.ok) return refuse(c, statusFor[outcome.reason], `editor.upload.${outcome.reason}`);
      const { upload, width, height } = outcome;
      return c.json({ upload, width, height }, 201);
    },
  ),
];
