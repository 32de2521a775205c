import { demoCookie } from "../demo-cookie.ts";
import { statusOf, toldStatuses } from "./calls.ts";

const floodBytes = 200 * 1024;
const uploadBytes = 9 * 1024 * 1024;
const tooLargeBytes = 11 * 1024 * 1024;
const letters = 400;
const uploads = 60;
const exports = 60;

/**
 * Everything large at once, of strangers and of staff: long letters, pictures up to the limit and beyond it, lists as files. Tells how it
 * was answered; a refusal is an answer, an error of ours or a silence is not.
 */
export async function fillMemory(url: string): Promise<string> {
  const cookie = await demoCookie((path, init) => fetch(url + path, init), "admin");
  const letter = (place: number) =>
    statusOf(`${url}/api/contact-messages`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.9.${place % 250}.1` },
      body: JSON.stringify({ message: "x".repeat(floodBytes) }),
    });
  const upload = (place: number) => {
    const body = new FormData();
    body.set(
      "file",
      new Blob([new Uint8Array(place % 3 === 0 ? tooLargeBytes : uploadBytes)]),
      "picture.png",
    );
    return statusOf(`${url}/api/admin/uploads`, { method: "POST", headers: { cookie }, body });
  };
  const list = (place: number) =>
    statusOf(`${url}/api/admin/exports/${place % 2 === 0 ? "donations.xlsx" : "audit.csv"}`, {
      headers: { cookie },
    });
  const times = (count: number, ask: (place: number) => Promise<number>) =>
    Array.from({ length: count }, (_, place) => ask(place));
  const statuses = await Promise.all([
    ...times(letters, letter),
    ...times(uploads, upload),
    ...times(exports, list),
  ]);
  return toldStatuses(statuses);
}
