import { type ChildProcess, spawn } from "node:child_process";
import {
	chmodSync,
	chownSync,
	closeSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { databaseAccount } from "#server/platform/db/account.ts";
import { childrenOf } from "./installation.ts";
import { canMakeMachines, type Machine, makeMachines } from "./machines.ts";
import { freePort } from "./ports.ts";
import { startProgram } from "./programs.ts";
import { until } from "./wait.ts";

/** One node of the cluster. */
interface PatroniNode {
	readonly name: string;
	/** Where it runs; undefined on this machine. */
	readonly machine: Machine | undefined;
	readonly host: string;
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
	/** Stops the leader with Patroni and all its processes: connections to it stay open, and nothing answers. */
	readonly freezeLeader: () => Promise<void>;
	/** Does the same to the synchronous standby, for whose confirmation every write waits. */
	readonly freezeStandby: () => Promise<void>;
	/** Pulls the cable of the leader, which runs on; undefined where machines can't be made. */
	readonly unplugLeader: (() => Promise<void>) | undefined;
	readonly switchOver: () => Promise<void>;
	/** The leader, its start and its synchronous standby; undefined while no leader answers. */
	readonly generation: () => Promise<string | undefined>;
	/** Starts killed nodes again, continues frozen ones, plugs cables in, and waits until a synchronous standby is there. */
	readonly heal: () => Promise<void>;
}

interface Programs {
	readonly etcd: string;
	readonly patroni: string;
	readonly postgres: string;
}

const password = "spectra";

/**
 * By etcd's version 2 of its protocol: over version 3 a leader of Debian 12's Patroni (3.0.2) that wakes up after its lock has
 * ended takes the lock back from the next one, and what that one acknowledged is lost (patroni/patroni#2689).
 */
const configuration = (node: PatroniNode, etcd: string, folder: string, bin: string): string => `
scope: spectra
namespace: /service/
name: ${node.name}
restapi: { listen: "${node.host}:${node.restPort}", connect_address: "${node.host}:${node.restPort}" }
etcd: { host: "${etcd}" }
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
    - host replication replicator all scram-sha-256
    - host all all all scram-sha-256
postgresql:
  listen: "${node.host}:${node.port}"
  connect_address: "${node.host}:${node.port}"
  data_dir: ${join(folder, node.name)}
  bin_dir: ${bin}
  pgpass: ${join(folder, `pgpass-${node.name}`)}
  authentication:
    replication: { username: replicator, password: ${password} }
    superuser: { username: postgres, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  parameters: { unix_socket_directories: ${folder} }
`;

/** Builds the cluster from Debian's packages: each node on a machine of its own where they can be made, else on loopback. */
export async function startCluster({ etcd, patroni, postgres }: Programs): Promise<Cluster> {
	const folder = mkdtempSync(join(tmpdir(), "faults-patroni-"));
	const account = databaseAccount("");
	chmodSync(folder, 0o755);
	if (account !== undefined) chownSync(folder, account.uid, account.gid);
	const [client, peer] = [await freePort(), await freePort()];
	const machines = canMakeMachines ? makeMachines(3) : undefined;
	const own = machines?.own ?? "127.0.0.1";
	const urls = [
		...[
			"--listen-client-urls",
			`http://127.0.0.1:${client}${machines === undefined ? "" : `,http://${own}:${client}`}`,
		],
		...["--advertise-client-urls", `http://${own}:${client}`],
	];
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
			"--enable-v2",
			"--initial-cluster",
			`default=http://127.0.0.1:${peer}`,
		],
	});
	const nodes: PatroniNode[] = [];
	for (const [index, name] of ["one", "two", "three"].entries()) {
		const machine = machines?.all[index];
		const host = machine?.address ?? "127.0.0.1";
		const [port, restPort] = [await freePort(), await freePort()];
		nodes.push({ name, machine, host, port, restPort, process: undefined });
	}
	const logOf = ({ name }: PatroniNode) => join(folder, `${name}.log`);
	const start = (node: PatroniNode) => {
		const file = join(folder, `${node.name}.yml`);
		writeFileSync(file, configuration(node, `${own}:${client}`, folder, postgres));
		const [program, ...args] = node.machine?.command(patroni, [file]) ?? [patroni, file];
		const user = node.machine === undefined ? account : undefined;
		const log = openSync(logOf(node), "a");
		node.process = spawn(program, args, { cwd: folder, stdio: ["ignore", log, log], ...user });
		closeSync(log);
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
		for (const { host, restPort } of nodes) {
			const answer = await fetch(`http://${host}:${restPort}/cluster`, {
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
	const standbyName = async () => (await members()).find(({ role }) => role === "sync_standby")?.name;
	const whole = (seconds = 180) =>
		until("a leader and two standbys, one of them synchronous", seconds, async () => {
			const all = await members();
			const isWhole =
				all.length === 3 && all.every(({ state }) => state === "running" || state === "streaming");
			return isWhole && all.some(({ role }) => role === "sync_standby");
		}).catch(async (error: Error) => {
			const logs = nodes.map((node) => readFileSync(logOf(node), "utf8").slice(-2_000));
			throw new Error([error.message, JSON.stringify(await members()), ...logs].join("\n"));
		});
	const postmasterOf = ({ name }: PatroniNode): number =>
		Number(readFileSync(join(folder, name, "postmaster.pid"), "utf8").split("\n")[0]);
	const signal = (pid: number | undefined, name: NodeJS.Signals) => {
		try {
			if (pid !== undefined && pid > 1) process.kill(pid, name);
		} catch {
			// It has ended already.
		}
	};
	const signalAll = (node: PatroniNode, name: NodeJS.Signals) => {
		signal(node.process?.pid, name);
		try {
			const postmaster = postmasterOf(node);
			const children = childrenOf(postmaster);
			for (const pid of [postmaster, ...children]) signal(pid, name);
		} catch {
			// It did not run.
		}
	};
	const killNode = (node: PatroniNode) => {
		signalAll(node, "SIGKILL");
		node.process = undefined;
	};
	const limits = { connectionTimeoutMillis: 2_000, query_timeout: 20_000 };
	const asked = async (url: string, sql: string, values?: unknown[]) => {
		const asking = new Client({ connectionString: url, ...limits });
		asking.on("error", () => {});
		try {
			await asking.connect();
			return (await asking.query(sql, values)).rows as Record<string, unknown>[];
		} finally {
			await asking.end();
		}
	};
	await whole();
	const first = await leader();
	const superuser = `postgresql://postgres:${password}@${first.host}:${first.port}/postgres`;
	await asked(superuser, `CREATE ROLE spectra LOGIN PASSWORD '${password}'`);
	await asked(superuser, "CREATE DATABASE spectra OWNER spectra");
	const hosts = nodes.map(({ host, port }) => `${host}:${port}`).join();
	const ask = async (sql: string, values?: unknown[]) => {
		const { host, port } = await leader();
		return asked(`postgresql://spectra:${password}@${host}:${port}/spectra`, sql, values);
	};
	return {
		address: `postgresql://spectra:${password}@${hosts}/spectra?target_session_attrs=read-write`,
		ask,
		killLeader: async () => killNode(await leader()),
		killPostmaster: async () => signal(postmasterOf(await leader()), "SIGKILL"),
		freezeLeader: async () => signalAll(await leader(), "SIGSTOP"),
		freezeStandby: async () => {
			const standby = await standbyName();
			for (const node of nodes) if (node.name === standby) signalAll(node, "SIGSTOP");
		},
		unplugLeader: machines === undefined ? undefined : async () => (await leader()).machine?.unplug(),
		generation: async () => {
			const started = "SELECT pg_postmaster_start_time()::text AS at WHERE NOT pg_is_in_recovery()";
			const [row] = await ask(started).catch(() => []);
			if (row === undefined) return undefined;
			return `${(await leader()).name} ${row.at} ${await standbyName()}`;
		},
		switchOver: async () => {
			const from = await leader();
			await fetch(`http://${from.host}:${from.restPort}/switchover`, {
				method: "POST",
				body: JSON.stringify({ leader: from.name, candidate: await standbyName() }),
			});
		},
		heal: async () => {
			for (const node of nodes) {
				node.machine?.plugIn();
				if (node.process === undefined) start(node);
				else signalAll(node, "SIGCONT");
			}
			await whole(60).catch(async ({ message }: Error) => {
				// Patroni 3.0 may keep an old state of its own after a freeze, for good.
				console.log(`Patroni is started again on every node: ${message.split("\n")[0]}`);
				for (const node of nodes) {
					signal(node.process?.pid, "SIGKILL");
					start(node);
				}
				await whole();
			});
		},
		[Symbol.asyncDispose]: async () => {
			for (const node of nodes) killNode(node);
			await running[Symbol.asyncDispose]();
			machines?.[Symbol.dispose]();
			rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
		},
	};
}
