import { connect } from "node:tls";
import { found, type Finding } from "#domain/doctor/finding.ts";

const timeoutMs = 8_000;
/** Automatic renewal happens a month ahead. */
const soonMs = 14 * 24 * 3_600_000;

/** Whether the certificate expires soon. A refused one is the address's finding. */
export async function lookAtCertificate(publicUrl: string, now: () => number = Date.now): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== "https:") return [];
  const endsAt = await endOfCertificate(hostname, Number(port || "443"));
  if (endsAt === null || endsAt - now() > soonMs) return [];
  return [found("certificate_ending", { place: hostname, why: new Date(endsAt).toISOString().slice(0, 10) })];
}

const endOfCertificate = (host: string, port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: timeoutMs }, () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      resolve(Number.isNaN(endsAt) ? null : endsAt);
    });
    const giveUp = (): void => {
      socket.destroy();
      resolve(null);
    };
    socket.on("error", giveUp);
    socket.on("timeout", giveUp);
  });
