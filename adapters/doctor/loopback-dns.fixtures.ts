import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";

const [header, txt, internet, nameError] = [12, 16, 1, 3];

/** A DNS server on this machine for TXT records, with a resolver for it. */
export async function loopbackDns(records: Readonly<Record<string, readonly string[]>>) {
  const socket = createSocket("udp4");
  socket.on("message", (asked, { port, address }) => {
    const { name, end } = questionIn(asked);
    const question = asked.subarray(header, end);
    const texts = records[name] ?? [];
    const head = Buffer.alloc(header);
    head.writeUInt16BE(asked.readUInt16BE(0), 0);
    // A response; recursion desired and available.
    head.writeUInt16BE(0x8580 | (name in records ? 0 : nameError), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(texts.length, 6);
    socket.send(Buffer.concat([head, question, ...texts.map(answerOf)]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, stop: () => new Promise<void>((resolve) => void socket.close(() => resolve())) };
}

function questionIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = header;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
}

/** In pieces of at most 255 bytes. */
function answerOf(text: string): Buffer {
  const pieces = (text.match(/.{1,200}/g) ?? [""]).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, "ascii")]),
  );
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(header);
  // A pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(txt, 2);
  head.writeUInt16BE(internet, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
