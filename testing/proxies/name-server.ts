import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";

const lengthBytes = 2;
const headerBytes = 12;
const typeA = 1;
const secondsToKeep = 1;

/** A name server that knows one thing: every name has these addresses, each first in its turn, as a container engine tells of its instances. */
export async function startNameServer(known: readonly string[]) {
  let turn = 0;
  const inTurn = (): string[] => {
    turn += 1;
    return known.map((_, index) => known[(index + turn) % known.length] ?? "");
  };
  const datagrams = createSocket("udp4");
  datagrams.on("message", (question, { port, address }) =>
    datagrams.send(answerTo(question, inTurn()), port, address),
  );
  datagrams.bind(0, "127.0.0.1");
  await once(datagrams, "listening");
  const { port } = datagrams.address();
  // Some machines are told to ask by connections alone, on which each message says its length first.
  const connections = createServer((connection) =>
    connection.on("data", (question) => {
      const answer = answerTo(question.subarray(lengthBytes), inTurn());
      const length = Buffer.alloc(lengthBytes);
      length.writeUInt16BE(answer.length);
      connection.write(Buffer.concat([length, answer]));
    }),
  ).listen(port, "127.0.0.1");
  await once(connections, "listening");
  return {
    at: `127.0.0.1:${port}`,
    stop: () => {
      datagrams.close();
      connections.close();
    },
  };
}

/** The question, and behind it one record for each address; none where another type is asked for. */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const endOfName = question.indexOf(0, headerBytes) + 1;
  const asked = question.subarray(headerBytes, endOfName + 4);
  const records = question.readUInt16BE(endOfName) === typeA ? addresses.map(recordOf) : [];
  const header = Buffer.alloc(headerBytes);
  question.copy(header, 0, 0, 2);
  // An answer, of one who was asked for recursion and has it.
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, asked, ...records]);
}

function recordOf(address: string): Buffer {
  // The name stands where the question has it.
  const record = Buffer.from([0xc0, headerBytes, 0, typeA, 0, 1, 0, 0, 0, secondsToKeep, 0, 4]);
  return Buffer.concat([record, Buffer.from(address.split(".").map(Number))]);
}
