import { proofsCalls } from "#contract/proofs/proofs.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { file } from "../giving/my-papers.ts";

export const proofsApi = ({ proofs, formLimits }: Pick<Foundation, "proofs" | "formLimits">) =>
  endpoints(proofsCalls, {
    "GET /api/transparency/keys": async ({ c }) => answer(c, 200, { keys: await proofs.keys.published() }),
    "POST /api/transparency/receipt-states": formLimits.call(async ({ c, body }) => {
      const state = await proofs.receiptState(body.code);
      return state ? answer(c, 200, state) : refuse(c, 404, "errors.not_found");
    }),
    "GET /api/transparency/verify-gift.mjs": async ({ c }) =>
      file(c, "text/javascript", "verify-gift.mjs", await proofs.verifier()),
    "GET /api/transparency/witness.mjs": async ({ c }) =>
      file(c, "text/javascript", "witness.mjs", await proofs.witness()),
    "GET /api/transparency/proof-format.md": async ({ c }) =>
      c.body(await proofs.format(), 200, { "content-type": "text/markdown; charset=utf-8" }),
    "GET /api/transparency/log": formLimits.read(async ({ c, query }) =>
      answer(c, 200, await proofs.readLog(query.from === undefined ? null : Number(query.from))),
    ),
    "GET /api/transparency/log/inclusion": formLimits.read(async ({ c, query }) => {
      const path = await proofs.log.inclusion(Number(query.position), Number(query.size));
      return path ? answer(c, 200, { path }) : refuse(c, 404, "errors.not_found");
    }),
    "GET /api/transparency/log/consistency": formLimits.read(async ({ c, query }) => {
      const path = await proofs.log.consistency(Number(query.first), Number(query.second));
      return path ? answer(c, 200, { path }) : refuse(c, 404, "errors.not_found");
    }),
    "GET /api/my/gifts/:id/proofs": async ({ c, params }) => {
      const found = await proofs.ofDonor(callerOf(c).asDonor(), params.id, c.get("language"));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/my/gifts/:id/proof.json": async ({ c, params }) => {
      const found = await proofs.ofDonor(callerOf(c).asDonor(), params.id, c.get("language"));
      if (!found) return refuse(c, 404, "errors.not_found");
      const [newest] = found;
      if (!newest) return refuse(c, 409, "my-papers.proof.not_yet");
      return file(
        c,
        "application/json",
        "proof.json",
        JSON.stringify({ ...newest.proof, keys: await proofs.keys.published() }, null, 2),
      );
    },
    "POST /api/admin/books/seals": async ({ c }) =>
      answer(c, 201, { years: await proofs.sealNow(callerOf(c).asActor(), c.get("requestId")) }),
    "POST /api/admin/settings/signing-keys": async ({ c }) =>
      answer(c, 201, { keyId: await proofs.changeKey(callerOf(c).asActor(), c.get("requestId")) }),
  });
