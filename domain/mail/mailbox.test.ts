import { expect, test } from "vitest";
import { sampleFrame, sampleLetter } from "./letter.fixtures.ts";
import type { StoredMail } from "./mail.ts";
import { demoMailbox } from "./mailbox.ts";
import type { KeptMail } from "./ports.ts";

const sentAt = new Date("2026-11-14T09:00:00Z");

/** Mail waits until it is kept. */
function waiting(...mails: StoredMail[]) {
  const shown: Array<StoredMail & { sentAt: Date }> = [];
  const kept: KeptMail = {
    keepWaiting: (now) =>
      Promise.resolve(shown.push(...mails.splice(0).map((mail) => ({ ...mail, sentAt: now })))),
    newest: ({ to }) => Promise.resolve(shown.filter((mail) => to === undefined || mail.to === to)),
    find: (id) => Promise.resolve(shown.find((mail) => mail.id === id) ?? null),
  };
  return kept;
}

const mail = (changes: Partial<StoredMail> = {}): StoredMail => ({
  id: "m1",
  kind: "gift-receipt",
  cause: "d1",
  to: "donor@example.org",
  language: "en",
  letter: sampleLetter(),
  attachments: [{ name: "receipt.pdf", kind: "receipt", id: "r1" }],
  ...changes,
});

const mailboxOf = (kept: KeptMail, keepsAll = true) =>
  demoMailbox({
    kept,
    keepsAll,
    clock: () => sentAt,
    frame: (language) => Promise.resolve(sampleFrame(language)),
    letters: { "gift-receipt": () => Promise.resolve(null) },
    papers: {
      receipt: (id) =>
        Promise.resolve({ contentType: "application/pdf", content: new TextEncoder().encode(id) }),
    },
  });

test("whoever looks sees what was written a moment ago", async () => {
  const [read] = await mailboxOf(waiting(mail())).newest();
  expect(read).toMatchObject({
    id: "m1",
    subject: "Your receipt",
    attachments: [{ name: "receipt.pdf" }],
    sentAt,
  });
  expect(read?.text).toContain("Thank you for your gift");
});

test("where there is a mail server the mailbox takes nothing away from it", async () => {
  expect(await mailboxOf(waiting(mail()), false).newest()).toEqual([]);
});

test("a paper is made when it is asked for", async () => {
  const mailbox = mailboxOf(waiting(mail()));
  const paper = await mailbox.attachment("m1", 0);
  expect(paper).toMatchObject({ name: "receipt.pdf", contentType: "application/pdf" });
  expect(new TextDecoder().decode(paper?.content)).toBe("r1");
  expect(await mailbox.attachment("m1", 1)).toBeNull();
  expect(await mailbox.attachment("m2", 0)).toBeNull();
});

test("a mail whose cause is gone is not shown", async () => {
  const mailbox = mailboxOf(waiting(mail({ letter: null }), mail({ id: "m2" })));
  expect((await mailbox.newest()).map(({ id }) => id)).toEqual(["m2"]);
  expect(await mailbox.find("m1")).toBeNull();
});
