export type Node = Readonly<{ name: string; api: number; port: number; data: string }>;

export const password = "only-on-this-machine";

/** Short enough to see an outage end, long enough for a busy machine: a node that is late for its renewal gives up its place. */
const rhythm = { ttl: 15, loop_wait: 3, retry_timeout: 5 };

export const etcdArgs = (folder: string, { client, peer }: { client: number; peer: number }): string[] => [
  `--data-dir=${folder}/etcd`,
  `--listen-client-urls=http://127.0.0.1:${client}`,
  `--advertise-client-urls=http://127.0.0.1:${client}`,
  `--listen-peer-urls=http://127.0.0.1:${peer}`,
  `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
  `--initial-cluster=default=http://127.0.0.1:${peer}`,
];

/**
 * JSON is YAML too. A commit is answered once a second node has it on its disk; until the new primary has a second node, commits wait, and
 * who gives up waiting leaves a connection behind: there must be enough of them for the replica to join.
 */
export const patroniConfig = ({ name, api, port, data }: Node, etcd: number, binaries: string): string =>
  JSON.stringify({
    scope: "open-hand",
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { hosts: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...rhythm,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_log_hints: "on" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication all 127.0.0.1/32 scram-sha-256"],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: binaries,
      pgpass: `${data}.pgpass`,
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
      },
      parameters: { unix_socket_directories: "" },
    },
  });

/** Patroni tells the proxy who the primary is; who is not loses its connections at once. */
export const haproxyConfig = (port: number, nodes: readonly Node[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 5s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fastinter 250ms fall 3 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: at, api }) => `  server ${name} 127.0.0.1:${at} check port ${api}`).join("\n")}
`;
