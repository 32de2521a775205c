import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sign, signatureHeader } from "#adapters/payments/sandbox/signature.ts";

type Letter = { body: string; signature: string };

/** Of a hundred notices; the rest arrives as it should. */
const dropped = 6;
const refused = 2;
const delayed = 12;
const repeated = 12;
const forgedBesides = 8;
/** Of a hundred times that a notice passes, how often one that was held back is let go. */
const letGo = 60;

/** The network between the sandbox and us: it drops, delays, repeats and reorders notices, and someone forges more. */
export async function openNetwork(random: () => number, target: string) {
  const held: Letter[] = [];
  const counts = { passed: 0, dropped: 0, refused: 0, delayed: 0, repeated: 0, forged: 0, forgedBelieved: 0 };
  const chance = (percent: number) => random() * 100 < percent;

  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    /** Whatever was held back arrives after all, the last first. */
    letAllGo: async () => {
      for (let letter = held.pop(); letter; letter = held.pop()) await deliver(letter);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const letter = {
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers[signatureHeader]),
    };
    response.statusCode = await pass(letter);
    response.end();
  }

  async function pass(letter: Letter): Promise<number> {
    if (chance(forgedBesides)) await forge(letter);
    if (held.length > 0 && chance(letGo)) {
      const [late] = held.splice(Math.floor(random() * held.length), 1);
      if (late && (await deliver(late)) >= 500) held.push(late);
    }
    const draw = random() * 100;
    if (draw < dropped) return count("dropped", 200);
    if (draw < dropped + refused) return count("refused", 500);
    if (draw < dropped + refused + delayed) {
      held.push(letter);
      return count("delayed", 200);
    }
    if (draw < dropped + refused + delayed + repeated) {
      const [status] = await Promise.all([deliver(letter), deliver(letter), deliver(letter)]);
      return count("repeated", status);
    }
    return count("passed", await deliver(letter));
  }

  async function forge({ body, signature }: Letter): Promise<void> {
    counts.forged += 1;
    const other = JSON.stringify({ ...(JSON.parse(body) as object), id: `evt_forged_${counts.forged}` });
    const hourAgo = new Date(Date.now() - 3_600_000);
    const forgeries = [
      { body: other, signature },
      { body: other, signature: sign(other, "a guess", new Date()) },
      { body, signature: signature.replace(/t=\d+/, `t=${Math.floor(hourAgo.getTime() / 1000)}`) },
      { body: other, signature: "" },
    ];
    const status = await deliver(
      forgeries[Math.floor(random() * forgeries.length)] ?? { body, signature: "" },
    );
    if (status < 300) counts.forgedBelieved += 1;
  }

  function count(kind: keyof typeof counts, status: number): number {
    counts[kind] += 1;
    return status;
  }

  /** 502 when nobody is there to take it. */
  async function deliver({ body, signature }: Letter): Promise<number> {
    return fetch(`${target}/api/webhooks/sandbox`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...(signature && { [signatureHeader]: signature }) },
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 502,
    );
  }
}
