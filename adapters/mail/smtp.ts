import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import SMTPPool from "nodemailer/lib/smtp-pool";
import { isEmail } from "#domain/identifiers/email.ts";
import type { MailMessage } from "#domain/mail/mail.ts";
import type { Transport } from "#domain/mail/ports.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
import { StartRefusal } from "../start-refusal.ts";
import { outcomeOf, type SmtpError } from "./outcome-of.ts";

/** All timeouts together stay below the outbox's lease. */
const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 60_000;

export type SmtpTransport = Transport & {
  /** Connections close after their current mail; `abandon` closes them at once. */
  close: (options?: { abandon: boolean }) => void;
};

/** The operator's mail server, with a small connection pool. */
export function smtpTransport(
  { smtpUrl, from, dkim = null }: { smtpUrl: string; from: string; dkim?: Dkim | null },
  connections: number,
): SmtpTransport {
  const sender = senderOf(from);
  const pool = new SMTPPool({
    url: smtpUrl,
    // Credentials and sign-in links travel here, so TLS is required and cannot be stripped.
    requireTLS: !isOnThisMachine(new URL(smtpUrl).hostname),
    maxConnections: connections,
    // Retries only if a pooled connection was dead before any data was sent.
    maxRequeues: 1,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const signature = dkim && {
    domainName: sender.host,
    keySelector: dkim.selector,
    privateKey: dkim.privateKey,
    headerFieldNames: signedHeaders,
  };
  // Broken pooled connections are replaced on demand.
  pool.on("error", () => {});
  const transporter = createTransport(pool);
  const streams = new Map<string, Readable[]>();
  transporter.use("stream", (mail, done) => {
    const { message } = mail;
    const create = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = create(options);
      streams.get(message.messageId())?.push(stream);
      return stream;
    };
    done();
  });

  return {
    send: async (message) => {
      // Checked here too: nodemailer would send "a@b.example, c@d.example" to both.
      if (!isEmail(message.to)) return { kind: "refused", reason: "address_unusable" };
      const messageId = `<${message.id}@${sender.host}>`;
      const made: Readable[] = [];
      streams.set(messageId, made);
      try {
        await transporter.sendMail({
          ...partsOf(message, sender),
          messageId,
          ...(signature && { dkim: signature }),
        });
        return { kind: "accepted" };
      } catch (error) {
        const handedOver = made.some((stream) => stream.readableDidRead);
        return outcomeOf(error as SmtpError, handedOver);
      } finally {
        streams.delete(messageId);
      }
    },
    close: ({ abandon } = { abandon: false }) => pool.close({ force: abandon }),
  };
}

/** Our own signature, for a mail server that adds none. */
export type Dkim = Readonly<{ selector: string; privateKey: string }>;

/** One-click unsubscribing counts only if its headers are signed (RFC 8058, section 4). */
const signedHeaders =
  "From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Language:List-Id:List-Unsubscribe:List-Unsubscribe-Post";

type Sender = { name: string; address: string; host: string };

function senderOf(from: string): Sender {
  const [sender] = addressparser(from, { flatten: true });
  const host = sender?.address.split("@")[1];
  if (!sender || !host) {
    throw new StartRefusal(
      "The variable MAIL_FROM must be an e-mail address, with or without a name before it.",
    );
  }
  return { name: sender.name, address: sender.address, host };
}

const partsOf = (message: MailMessage, sender: Sender) => ({
  from: { name: sender.name || message.senderName, address: sender.address },
  to: { name: "", address: message.to },
  replyTo: { name: message.senderName, address: message.replyTo },
  envelope: { from: sender.address, to: [message.to] },
  subject: message.subject,
  text: message.text,
  html: message.html,
  attachments: message.attachments.map(({ name, contentType, content }) => ({
    filename: name,
    contentType,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  })),
  headers: {
    "Content-Language": message.language,
    // Prevents automatic replies.
    "X-Auto-Response-Suppress": "All",
    ...(message.list
      ? {
          "List-Id": oneLine(`${asPhrase(message.list.name)}<${message.list.id}.${sender.host}>`),
          "Feedback-ID": `${message.list.campaign}:${message.list.id}:${sender.host}`,
        }
      : { "Auto-Submitted": "auto-generated" }),
    ...(message.unsubscribeUrl && {
      "List-Unsubscribe": oneLine(`<${message.unsubscribeUrl}>`),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
});

/** Long addresses must not be folded or encoded: some receivers do not join them again. */
const oneLine = (value: string) => ({ prepared: true, foldLines: false, value });

/** Mail programs show it as it is, so names in other scripts are left out. */
const asPhrase = (name: string): string => {
  const plain = name.replace(/[^A-Za-z0-9 .-]/g, "").trim();
  return plain === "" ? "" : `"${plain}" `;
};
