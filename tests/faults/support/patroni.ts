import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { databaseAccount } from "#server/platform/db/account.ts";
import { childrenOf } from "./place.ts";
import { freePort } from "./ports.ts";
import { startProgram } from "./programs.ts";
import { until } from "./wait.ts";

/** One node of the cluster. */
interface PatroniNode {
	readonly name: string;
	readonly port: number;
	readonly restPort: number;
	process: ChildProcess | undefined;
}

/** Three PostgreSQL nodes that replicate synchronously; Patroni chooses the leader by etcd. */
export interface Cluster extends AsyncDisposable {
	/** An address with all three hosts. */
	readonly address: string;
	readonly ask: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
	/** Kills the leader with Patroni and all its processes, as a power cut does. */
	readonly killLeader: () => Promise<void>;
	/** Kills only the leader's postmaster, which Patroni restarts. */
	readonly killPostmaster: () => Promise<void>;
	readonly switchOver: () => Promise<void>;
	/** Starts killed nodes again, and waits until a synchronous standby is there. */
	readonly heal: () => Promise<void>;
}

interface Programs {
	readonly etcd: string;
	readonly patroni: string;
	readonly postgres: string;
}

const password = "spectra";

const configuration = (node: PatroniNode, etcdPort: number, folder: string, bin: string): string => `
scope: spectra
namespace: /service/
name: ${node.name}
restapi: { listen: "127.0.0.1:${node.restPort}", connect_address: "127.0.0.1:${node.restPort}" }
etcd3: { host: "127.0.0.1:${etcdPort}" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_log_hints: "on", shared_buffers: 32MB, wal_keep_size: 128MB }
  initdb: [{ encoding: UTF8 }, data-checksums, { locale: C.UTF-8 }]
  pg_hba:
    - host replication replicator 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
postgresql:
  listen: "127.0.0.1:${node.port}"
  connect_address: "127.0.0.1:${node.port}"
  data_dir: ${join(folder, node.name)}
  bin_dir: ${bin}
  pgpass: ${join(folder, `pgpass-${node.name}`)}
  authentication:
    replication: { username: replicator, password: ${password} }
    superuser: { username: postgres, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  parameters: { unix_socket_directories: ${folder} }
`;

/** Builds the cluster on loopback from Debian's packages. */
export async function startCluster({ etcd, patroni, postgres }: Programs): Promise<Cluster> {
	const folder = mkdtempSync(join(tmpdir(), "faults-patroni-"));
	const account = databaseAccount("");
	chmodSync(folder, 0o755);
	if (account !== undefined) chownSync(folder, account.uid, account.gid);
	const [client, peer] = [await freePort(), await freePort()];
	const urls = ["--listen-client-urls", "--advertise-client-urls"].flatMap((name) => [
		name,
		`http://127.0.0.1:${client}`,
	]);
	const peers = ["--listen-peer-urls", "--initial-advertise-peer-urls"].flatMap((name) => [
		name,
		`http://127.0.0.1:${peer}`,
	]);
	const running = await startProgram({
		program: etcd,
		files: {},
		port: client,
		args: () => [
			"--data-dir",
			"etcd",
			...urls,
			...peers,
			"--initial-cluster",
			`default=http://127.0.0.1:${peer}`,
		],
	});
	const nodes: PatroniNode[] = [];
	for (const name of ["one", "two", "three"])
		nodes.push({ name, port: await freePort(), restPort: await freePort(), process: undefined });
	const start = (node: PatroniNode) => {
		const file = join(folder, `${node.name}.yml`);
		writeFileSync(file, configuration(node, client, folder, postgres));
		node.process = spawn(patroni, [file], { cwd: folder, stdio: "ignore", ...account });
	};
	for (const node of nodes) {
		mkdirSync(join(folder, node.name), { mode: 0o700 });
		if (account !== undefined) chownSync(join(folder, node.name), account.uid, account.gid);
		start(node);
	}

	interface Member {
		readonly name: string;
		readonly role: string;
		readonly state: string;
	}
	const members = async (): Promise<Member[]> => {
		for (const { restPort } of nodes) {
			const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
				signal: AbortSignal.timeout(2_000),
			}).catch(() => undefined);
			if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
		}
		return [];
	};
	const leader = async (): Promise<PatroniNode> =>
		until("a leader", 90, async () => {
			const named = (await members()).find(({ role, state }) => role === "leader" && state === "running");
			return nodes.find(({ name }) => name === named?.name);
		});
	const whole = () =>
		until("a leader and two standbys, one of them synchronous", 180, async () => {
			const all = await members();
			const isWhole =
				all.length === 3 && all.every(({ state }) => state === "running" || state === "streaming");
			return isWhole && all.some(({ role }) => role === "sync_standby");
		});
	const postmasterOf = ({ name }: PatroniNode): number =>
		Number(readFileSync(join(folder, name, "postmaster.pid"), "utf8").split("\n")[0]);
	const kill = (pid: number | undefined) => {
		try {
			if (pid !== undefined && pid > 1) process.kill(pid, "SIGKILL");
		} catch {
			// It has ended already.
		}
	};
	const killNode = (node: PatroniNode) => {
		kill(node.process?.pid);
		node.process = undefined;
		try {
			const postmaster = postmasterOf(node);
			const children = childrenOf(postmaster);
			for (const pid of [postmaster, ...children]) kill(pid);
		} catch {
			// It did not run.
		}
	};
	const asked = async (url: string, sql: string, values?: unknown[]) => {
		const asking = new Client({ connectionString: url });
		asking.on("error", () => {});
		await asking.connect();
		try {
			return (await asking.query(sql, values)).rows as Record<string, unknown>[];
		} finally {
			await asking.end();
		}
	};
	await whole();
	const first = await leader();
	const superuser = `postgresql://postgres:${password}@127.0.0.1:${first.port}/postgres`;
	await asked(superuser, `CREATE ROLE spectra LOGIN PASSWORD '${password}'`);
	await asked(superuser, "CREATE DATABASE spectra OWNER spectra");
	const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join();
	return {
		address: `postgresql://spectra:${password}@${hosts}/spectra?target_session_attrs=read-write`,
		ask: async (sql, values) =>
			asked(`postgresql://spectra:${password}@127.0.0.1:${(await leader()).port}/spectra`, sql, values),
		killLeader: async () => killNode(await leader()),
		killPostmaster: async () => kill(postmasterOf(await leader())),
		switchOver: async () => {
			const from = await leader();
			const to = (await members()).find(({ role }) => role === "sync_standby");
			await fetch(`http://127.0.0.1:${from.restPort}/switchover`, {
				method: "POST",
				body: JSON.stringify({ leader: from.name, candidate: to?.name }),
			});
		},
		heal: async () => {
			for (const node of nodes) if (node.process === undefined) start(node);
			await whole();
		},
		[Symbol.asyncDispose]: async () => {
			for (const node of nodes) killNode(node);
			await running[Symbol.asyncDispose]();
			rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
		},
	};
}
