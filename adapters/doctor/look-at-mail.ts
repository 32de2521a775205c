import { createTransport } from "nodemailer";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";

const timeoutMs = 8_000;

/** Connects to the mail server and signs in; sends nothing. */
export async function lookAtMail(smtpUrl: string): Promise<Finding[]> {
  const { hostname, host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isOnThisMachine(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "EAUTH") return [found("mail_login", { place: host })];
    if (code === "ETLS" || code === "EREQUIRETLS") return [found("mail_tls", { place: host })];
    return [found("mail_unreachable", { place: host, why: code || "no answer" })];
  } finally {
    transport.close();
  }
}
