import { hash, randomBytes } from "node:crypto";

/** 256 random bits: unguessable, so a plain digest is safe. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Stored instead of the secret. */
export const digest = (secret: string): Buffer => hash("sha256", secret, "buffer");
