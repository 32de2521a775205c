import { calls } from "../call.ts";
import * as z from "zod/mini";

const uploadAnswer = z.object({ upload: z.string(), width: z.int(), height: z.int() });

export const adminUploadsCalls = calls({
  "POST /api/admin/uploads": {
    who: "staff",
    summary: "Upload a picture, as the body; it is drawn anew without anything but its pixels",
    answers: {
      201: uploadAnswer,
      413: "Larger than 10 MB",
      422: "No picture, too many pixels, or a script inside",
    },
  },
});
