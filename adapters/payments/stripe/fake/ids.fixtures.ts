import { randomBytes } from "node:crypto";

export const idOf = (kind: string): string => `${kind}_${randomBytes(9).toString("hex")}`;
