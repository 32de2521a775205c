import { calls } from "../call.ts";

export const pictureCalls = calls({
  "GET /api/account/picture": {
    who: "signed_in",
    summary: "My picture",
    answers: {
      200: { description: "An image", file: ["image/webp", "image/svg+xml"] },
      304: { description: "The one that the browser has already" },
    },
  },
});
