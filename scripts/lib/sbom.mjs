// The bill of materials in CycloneDX: every package that runs in production, by name, version, licence and content.
// Made of the lock file alone, so that two builds of one commit write the same bytes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockedPackages } from "./packages.mjs";
import { root } from "./prepare.mjs";

export function billOfMaterials() {
  const { name, version, description } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: {
        "bom-ref": `${name}@${version}`,
        type: "application",
        name,
        version,
        description,
        purl: purlOf(name, version),
      },
    },
    components: lockedPackages()
      .filter(({ dev }) => !dev)
      .map(asComponent),
  };
}

const asComponent = ({ id, name, version, license, integrity, optional, devOptional }) => ({
  "bom-ref": id,
  type: "library",
  name,
  version,
  scope: optional || devOptional ? "optional" : "required",
  purl: purlOf(name, version),
  hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.slice(7), "base64").toString("hex") }],
  ...(license && { licenses: [licenceOf(license)] }),
});

/** A single licence by its short name; a choice of several as an expression. */
const licenceOf = (license) =>
  / (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } };

const purlOf = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
