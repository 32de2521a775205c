import type { Foundation } from "../composition.ts";
import { loginApi } from "./login-api.ts";
import { passkeysApi } from "./passkeys-api.ts";
import { pictureApi } from "./picture-api.ts";
import { proofApi } from "./proof-api.ts";
import { sessionsApi } from "./sessions-api.ts";

export const signInApi = ({ auth, ownPictures }: Pick<Foundation, "auth" | "ownPictures">) => [
  ...loginApi(auth, ownPictures),
  ...passkeysApi(auth),
  ...sessionsApi(auth),
  ...proofApi(auth),
  ...pictureApi(ownPictures),
];
