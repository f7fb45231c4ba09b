import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Image } from "./container.ts";
import { freePort } from "./ports.ts";
import { findProgram } from "./programs.ts";
import { repository } from "./server.ts";
import { until } from "./wait.ts";

/** Whether `deploy/compose` can be started here: by Debian's podman and docker-compose. */
export const canCompose = ["podman", "docker-compose", "runc"].every(
	(name) => findProgram(name) !== undefined,
);

/** The effect of the compose file's settings in `docker.io/library/postgres`, for Debian's PostgreSQL. */
const postgresEntrypoint = `#!/bin/sh
set -eu
bin=$(echo /usr/lib/postgresql/*/bin)
data=/var/lib/postgresql/data
as_owner() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
install -d -o postgres -g postgres /var/run/postgresql
if [ ! -s "$data/PG_VERSION" ]; then
	install -d -o postgres -g postgres -m 700 "$data"
	install -o postgres -m 600 "$POSTGRES_PASSWORD_FILE" /var/run/postgresql/password
	as_owner "$bin/initdb" -D "$data" -U "$POSTGRES_USER" -A scram-sha-256 --pwfile=/var/run/postgresql/password -E UTF8
	rm /var/run/postgresql/password
	echo "host all all all scram-sha-256" >>"$data/pg_hba.conf"
	echo "CREATE DATABASE $POSTGRES_DB" | as_owner "$bin/postgres" --single -D "$data" postgres
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups "$bin/postgres" -D "$data" -c listen_addresses='*'
`;

/** The images of the compose file beside Spectra's, by name, from Debian's packages: their programs with the same settings. */
const others: readonly (readonly [name: string, settings: readonly string[]])[] = [
	[
		"docker.io/library/postgres:18",
		["--entrypoint", '["/usr/local/bin/postgres-entrypoint"]', "--volume", "/var/lib/postgresql"],
	],
	[
		"docker.io/library/caddy:2",
		[
			"--env",
			"XDG_DATA_HOME=/data",
			"--env",
			"XDG_CONFIG_HOME=/config",
			"--entrypoint",
			'["caddy","run","--config","/etc/caddy/Caddyfile","--adapter","caddyfile"]',
		],
	],
	[
		"docker.io/axllent/mailpit:latest",
		["--entrypoint", '["python3","-u","-m","aiosmtpd","-n","-l","0.0.0.0:1025"]'],
	],
];

/** Runs the health check of every container, each second, as systemd would. */
const healthChecks =
	'while sleep 1; do for id in $(podman "$@" ps --quiet); do podman "$@" healthcheck run "$id"; done; done';

const run = (
	program: string,
	args: readonly string[],
	options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) =>
	execFileSync(program, args, {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		maxBuffer: 2 ** 28,
		...options,
	}).trim();

/** Makes the images beside Spectra's in its storage. */
function makeOtherImages({ storage }: Image, folder: string): void {
	const buildah = (...args: string[]) => run("buildah", [...storage, ...args]);
	const debian = join(folder, "services.tar");
	const packages = "--include=postgresql,caddy,python3-aiosmtpd,ca-certificates";
	run("mmdebstrap", ["--quiet", "--variant=minbase", packages, "bookworm", debian]);
	const entrypoint = join(folder, "postgres-entrypoint");
	writeFileSync(entrypoint, postgresEntrypoint, { mode: 0o755 });
	const container = buildah("from", "scratch");
	buildah("add", "--quiet", container, debian, "/");
	buildah("copy", "--quiet", container, entrypoint, "/usr/local/bin/postgres-entrypoint");
	for (const [name, settings] of others) {
		buildah("config", ...settings, container);
		buildah("commit", "--quiet", container, name);
	}
	buildah("rm", container);
	rmSync(debian);
}

/** An answer over https. */
export interface SecureAnswer {
	readonly status: number;
	readonly body: string;
	readonly cookies: readonly string[];
}

/** The services of deploy/compose, until the end of the test. */
export interface Composed extends AsyncDisposable {
	/** Runs docker-compose with the profile "try". */
	readonly compose: (...args: string[]) => Promise<unknown>;
	/** Runs podman; a container's name is `spectra_SERVICE_1`. */
	readonly podman: (...args: string[]) => string;
	/** The last lines that each container printed, for the message of a failed test. */
	readonly printed: () => string;
	/** Asks the site through Caddy, whose certificate has to be that of its own authority. */
	readonly ask: (
		method: string,
		path: string,
		options?: { readonly body?: unknown; readonly cookie?: string },
	) => Promise<SecureAnswer>;
}

/**
 * The file as it is, except for what a test machine can't give: the name of the project, which Debian's docker-compose takes as an
 * argument, and the ports of the machine.
 */
function placedFile(ports: {
	readonly http: number;
	readonly https: number;
	readonly mails: number;
}): string {
	const file = readFileSync(join(repository, "deploy", "compose", "compose.yaml"), "utf8");
	const changes: readonly (readonly [from: string, to: string])[] = [
		["name: spectra\n", ""],
		['"80:80", "443:443", "443:443/udp"', `"127.0.0.1:${ports.http}:80", "127.0.0.1:${ports.https}:443"`],
		["127.0.0.1:8025:8025", `127.0.0.1:${ports.mails}:8025`],
	];
	return changes.reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`compose.yaml has no ${from}`);
		return text.replace(from, to);
	}, file);
}

/** Prepares deploy/compose as docs/operations.md says; nothing is started yet. */
export async function prepareCompose(image: Image): Promise<Composed> {
	const folder = mkdtempSync(join(tmpdir(), "faults-compose-"));
	chmodSync(folder, 0o755);
	makeOtherImages(image, folder);
	const files = join(folder, "compose");
	cpSync(join(repository, "deploy", "compose"), files, { recursive: true });
	const ports = { http: await freePort(), https: await freePort(), mails: await freePort() };
	writeFileSync(join(files, "compose.yaml"), placedFile(ports));
	cpSync(join(files, "settings.example"), join(files, ".env"));
	run("sh", ["make-secrets.sh"], { cwd: files });

	const limits = run("sh", ["-c", "echo $(ulimit -Sn):$(ulimit -Hn)"]);
	const settings = join(folder, "containers.conf");
	// As few rights as the machine of the tests may have: no limit is raised, no systemd is asked.
	writeFileSync(
		settings,
		`[containers]\ndefault_ulimits = ["nofile=${limits}", "nproc=4096:4096"]\n[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n`,
	);
	const socket = join(folder, "podman.sock");
	const env = { ...process.env, CONTAINERS_CONF: settings, DOCKER_HOST: `unix://${socket}` };
	const podmanArgs = [...image.storage, "--log-level=error"];
	const podman = (...args: string[]) => run("podman", [...podmanArgs, ...args], { env });
	const service = spawn("podman", [...podmanArgs, "system", "service", "--time=0", `unix://${socket}`], {
		env,
		stdio: "ignore",
	});
	await until("podman's service", 20, () => {
		try {
			run("podman", ["--remote", `--url=unix://${socket}`, "version"], { env });
			return true;
		} catch {
			return false;
		}
	});
	const checks = spawn("sh", ["-c", healthChecks, "sh", ...podmanArgs], { env, stdio: "ignore" });
	const compose = (...args: string[]) => {
		const all = ["--project-name", "spectra", "--profile", "try", ...args];
		return promisify(execFile)("docker-compose", all, { cwd: files, env, maxBuffer: 2 ** 26 });
	};
	let authority: string | undefined;
	return {
		compose,
		podman,
		printed: () =>
			podman("ps", "--all", "--format={{.Names}}")
				.split("\n")
				.map((name) => {
					const { stdout, stderr } = spawnSync("podman", [...podmanArgs, "logs", "--tail=20", name], { env });
					return `${name}:\n${stdout}${stderr}`;
				})
				.join("\n"),
		ask: (method, path, { body, cookie } = {}) => {
			authority ??= podman("exec", "spectra_proxy_1", "cat", "/data/caddy/pki/authorities/local/root.crt");
			const text = body === undefined ? undefined : JSON.stringify(body);
			const headers = {
				host: "localhost",
				origin: "https://localhost",
				...(cookie === undefined ? {} : { cookie }),
				...(text === undefined ? {} : { "content-type": "application/json", "content-length": text.length }),
			};
			const installation = { host: "127.0.0.1", port: ports.https, servername: "localhost", ca: authority };
			return new Promise((resolve, reject) => {
				const asking = request({ ...installation, method, path, headers, agent: false }, (response) => {
					let said = "";
					response.setEncoding("utf8").on("data", (part: string) => {
						said += part;
					});
					response.once("error", reject).once("end", () => {
						const cookies = (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? "");
						resolve({ status: response.statusCode ?? 0, body: said, cookies });
					});
				});
				asking.once("error", reject).end(text);
			});
		},
		[Symbol.asyncDispose]: async () => {
			try {
				await compose("down", "--volumes", "--timeout", "20");
			} finally {
				checks.kill("SIGKILL");
				// It deletes its socket at the end.
				const ended = once(service, "exit");
				service.kill("SIGTERM");
				await ended;
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}
