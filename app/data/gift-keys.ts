import { key } from "./api-key.ts";

export const giftKey = (id = "") => key("/api/my/gifts/:id", { id });

export const giftMatchesKey = (id = "") => key("/api/my/gifts/:id/matches", { id });

export const giftProofsKey = (id = "") => key("/api/my/gifts/:id/proofs", { id });
