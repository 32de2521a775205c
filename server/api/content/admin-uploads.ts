import type { Foundation } from "../../composition.ts";
import { adminUploadsCalls } from "#contract/content/admin-uploads.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { callerOf } from "../../auth/caller.ts";

export const uploadPath = "/api/admin/uploads";
const statusFor = { too_large: 413, not_a_picture: 422, too_many_pixels: 422, script_inside: 422 } as const;

/** The file itself is the body: no form, no name. */
export const adminUploadsApi = ({ addUpload }: Pick<Foundation, "addUpload">) =>
  endpoints(adminUploadsCalls, {
    "POST /api/admin/uploads": async ({ c }) => {
      const outcome = await addUpload(new Uint8Array(await c.req.arrayBuffer()), callerOf(c).asStaff());
      if (!outcome.ok) return refuse(c, statusFor[outcome.reason], `editor.upload.${outcome.reason}`);
      const { upload, width, height } = outcome;
      return answer(c, 201, { upload, width, height });
    },
  });
