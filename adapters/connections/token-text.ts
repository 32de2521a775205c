import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 256 bits and a little more. */
const secretLength = 43;
const sumLength = 6;
const shownLength = 12;

const shape = /^oh_(?:live|demo)_([\dA-Za-z]{43})([\dA-Za-z]{6})$/;

/** Prefix and checksum let secret scanners recognise a token offline, and reject typos without a query. */
export function newToken(mode: "demo" | "production"): string {
  const secret = Array.from({ length: secretLength }, () => letters[randomInt(letters.length)]).join("");
  return `oh_${mode === "production" ? "live" : "demo"}_${secret}${sumOf(secret)}`;
}

export function looksLikeToken(text: string): boolean {
  const [, secret = "", sum] = shape.exec(text) ?? [];
  return sum !== undefined && sumOf(secret) === sum;
}

export const startOf = (token: string): string => token.slice(0, shownLength);

function sumOf(secret: string): string {
  let rest = crc32(secret);
  let sum = "";
  for (let place = 0; place < sumLength; place += 1) {
    sum = (letters[rest % letters.length] ?? "") + sum;
    rest = Math.floor(rest / letters.length);
  }
  return sum;
}
