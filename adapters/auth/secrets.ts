import { hash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses one, and its plain digest cannot be turned back. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Stored instead of the secret. */
export const digest = (secret: string): Buffer => hash("sha256", secret, "buffer");
