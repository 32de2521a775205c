import { calls } from "../call.ts";

export const pictureCalls = calls({
  "GET /api/account/picture": {
    who: "signed_in",
    summary: "My picture",
    answers: { 200: { file: ["image/webp", "image/svg+xml"] }, 304: "The one that the browser has already" },
  },
});
