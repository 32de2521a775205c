import { key } from "./api-key.ts";

export const transferKey = ({ id = "", token = "" }: Record<string, string>) =>
  key("/api/transfers/:id/:token", { id, token });
