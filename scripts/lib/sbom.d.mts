export interface Component {
  name: string;
  version: string;
  purl: string;
  scope: "required" | "optional";
  hashes: { alg: "SHA-512"; content: string }[];
  licenses?: object[];
}
export function billOfMaterials(): {
  components: Component[];
  metadata: { component: { name: string; version: string } };
};
