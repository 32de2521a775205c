import type { Foundation } from "../composition.ts";
import { loginApi } from "./login-api.ts";
import { passkeysApi } from "./passkeys-api.ts";
import { pictureApi } from "./picture-api.ts";
import { proofApi } from "./proof-api.ts";
import { sessionsApi } from "./sessions-api.ts";

export const signInApi = ({ door, ownPictures }: Pick<Foundation, "door" | "ownPictures">) => [
  ...loginApi(door, ownPictures),
  ...passkeysApi(door),
  ...sessionsApi(door),
  ...proofApi(door),
  ...pictureApi(ownPictures),
];
