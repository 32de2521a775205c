import { endpoint } from "../endpoint.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { signedInBehind } from "./signed-in-user.ts";

/** The picture that stands in the bar. It is shown to its owner alone, from this site alone. */
export const pictureApi = () => [
  endpoint(
    {
      method: "get",
      path: "/api/account/picture",
      who: "signed_in",
      summary: "My picture",
      answers: { 200: { description: "An image" } },
    },
    ({ c }) => {
      const { id, firstName, email } = signedInBehind(c).user;
      return c.body(drawnPicture({ id, name: firstName ?? email }), 200, {
        "content-type": "image/svg+xml",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "private, max-age=3600",
      });
    },
  ),
];
