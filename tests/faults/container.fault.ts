import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { canCompose, prepareCompose } from "./support/compose.ts";
import { buildImage, canBuildImages, type Image, inContainer } from "./support/container.ts";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { makeInstallation } from "./support/installation.ts";
import { student } from "./support/person.ts";
import { sayNotRun } from "./support/programs.ts";
import { startServer } from "./support/server.ts";
import { isLong, until } from "./support/wait.ts";

const programs = debianPrograms();
const [user, maxBytes] = [10_001, 450e6];

/** The one folder in which a container may write. */
function makeVolume(): Disposable & { readonly path: string } {
	const path = mkdtempSync(join(tmpdir(), "faults-volume-"));
	chownSync(path, user, user);
	return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs a shell's command in the container; whether it succeeded. */
const succeeds = (image: Image, volume: string, command: string): boolean => {
	const [program, ...args] = inContainer(image, volume, ["sh", "-c", command]);
	return spawnSync(program, args).status === 0;
};

if (isLong && canBuildImages && programs !== undefined)
	describe("the image of the Containerfile", () => {
		let image: Image;
		before(() => {
			image = buildImage();
		});
		after(() => image?.[Symbol.dispose]());

		test("the image is built from Debian's packages, is small, and serves as an ordinary user", async () => {
			assert.ok(image.bytes < maxBytes, `${image.bytes} bytes`);
			assert.equal(image.config.User, `${user}:${user}`);
			assert.equal(image.config.StopSignal, "SIGTERM");
			assert.deepEqual(Object.keys(image.config.Volumes ?? {}), ["/var/lib/spectra"]);
			const entrypoint = image.config.Entrypoint as string[];
			for (const name of ["bin/npm", "bin/npx", "lib/node_modules/npm"])
				assert.ok(!existsSync(join(image.root, "usr", "local", name)), name);

			using volume = makeVolume();
			assert.ok(!succeeds(image, volume.path, "touch /srv/spectra/file"), "the program can be changed");
			assert.ok(!succeeds(image, volume.path, "touch /file"), "the root can be written to");
			assert.ok(succeeds(image, volume.path, "touch /var/lib/spectra/file && rm /var/lib/spectra/file"));

			await using database = await startDebianPostgres(programs);
			await using installation = makeInstallation();
			const environment = {
				DATABASE_URL: database.address,
				DATA_DIR: "/var/lib/spectra",
				SITE_DIR: "",
				NODE_COMPILE_CACHE: "/var/lib/spectra/compiled",
				TRUSTED_PROXIES: "1",
				PATH: `/usr/local/bin:${process.env.PATH}`,
			};
			await using server = await startServer(installation, {
				environment,
				command: inContainer(image, volume.path, entrypoint),
			});
			await server.ready();
			assert.equal((await server.get("/explore")).status, 200);
			assert.equal((await server.get("/api/ready")).status, 200);
			await student(server.port);
			const [program, ...args] = inContainer(image, volume.path, ["node", "/srv/spectra/health.js"]);
			execFileSync(program, args, { env: { ...environment, PORT: String(server.port) } });
			assert.deepEqual(
				readdirSync(volume.path).filter((name) => !["compiled", "outbox"].includes(name)),
				[],
			);
			server.process.kill("SIGTERM");
			assert.equal(await server.ended(), 0);
		});

		if (canCompose)
			test("deploy/compose starts it twice behind Caddy with https, and replaces both servers without a failed request", async () => {
				await using site = await prepareCompose(image);
				const soon: typeof until = (what, seconds, ask) =>
					until(what, seconds, ask).catch((error: Error) => {
						throw new Error(`${error.message}; the containers printed:\n${site.printed()}`);
					});
				const isReady = () =>
					soon("the site", 120, async () => {
						const answer = await site.ask("GET", "/api/ready").catch(() => undefined);
						return answer?.status === 200;
					});
				await site.compose("up", "--detach");
				await isReady();
				const form = { email: "ada@example.org", password: "a long enough secret" };
				const names = {
					firstName: "Ada",
					lastName: "Byron",
					locale: "en",
					role: "student",
					ageBand: "18plus",
				};
				const signUp = await site.ask("POST", "/api/account/sign-up", { body: { ...form, ...names } });
				assert.equal(signUp.status, 200, signUp.body);
				const token = await soon("the mail with the link", 120, () => {
					const mails = site.podman("logs", "spectra_mails_1").replaceAll("=\n", "").replaceAll("=3D", "=");
					return /https:\/\/localhost\/verify-email\S*?#([\w.-]+)/.exec(mails)?.[1];
				});
				const confirmed = { token, password: form.password };
				const done = await site.ask("POST", "/api/account/verification/complete", { body: confirmed });
				assert.equal(done.status, 204, done.body);
				const signIn = await site.ask("POST", "/api/account/sign-in", { body: form });
				assert.equal(signIn.status, 200, signIn.body);
				const cookie = signIn.cookies.join("; ");
				const saved = await site.ask("PUT", "/api/saved-careers/ecologist", { cookie });
				assert.equal(saved.status, 204, saved.body);

				const inside = (...command: string[]) => site.podman("exec", "spectra_web-1_1", ...command);
				assert.equal(inside("id", "-u"), String(user));
				assert.throws(() => inside("touch", "/srv/spectra/file"), /Read-only file system/);
				const status = inside("cat", "/proc/1/status");
				for (const line of [/^CapEff:\t0+$/m, /^NoNewPrivs:\t1$/m]) assert.match(status, line);
				site.podman("healthcheck", "run", "spectra_web-1_1");
				const scrape = "fetch('http://web-2:9464/metrics').then((a) => a.text()).then(console.log)";
				assert.match(inside("node", "--eval", scrape), /^spectra_db_ready 1$/m);

				let isOver = false;
				const statuses: number[] = [];
				const readers = ["/explore", "/api/saved-careers"].map(async (path) => {
					while (!isOver) statuses.push((await site.ask("GET", path, { cookie })).status);
				});
				await site.compose("run", "--rm", "migrate");
				for (const name of ["web-1", "web-2"]) {
					await site.compose("stop", name);
					await site.compose("up", "--detach", "--no-deps", name);
					await soon(`${name} to be healthy`, 120, () => {
						try {
							site.podman("healthcheck", "run", `spectra_${name}_1`);
							return true;
						} catch {
							return false;
						}
					});
				}
				await isReady();
				isOver = true;
				await Promise.all(readers);
				assert.ok(statuses.length > 50, `${statuses.length} requests`);
				assert.deepEqual([...new Set(statuses)], [200]);
				console.log(`${statuses.length} requests while both servers were replaced`);

				inside("node", "/srv/spectra/backup.js", "backup");
				assert.match(inside("ls", "/var/lib/spectra/backups"), /^spectra-\S+Z$/);
				await site.compose("stop", "database");
				await soon("the database to be away", 60, async () => {
					return (await site.ask("GET", "/api/ready")).status === 503;
				});
				assert.equal((await site.ask("GET", "/explore")).status, 200);
				await site.compose("start", "database");
				await isReady();

				await site.compose("down", "--timeout", "20");
				await site.compose("up", "--detach");
				await isReady();
				const kept = await site.ask("GET", "/api/saved-careers", { cookie });
				assert.match(kept.body, /"ecologist"/);
			});
		else sayNotRun("deploy/compose", { "podman, docker-compose and runc": canCompose });
	});
else if (isLong)
	sayNotRun("the image of the Containerfile", {
		"root, buildah, mmdebstrap and npm": canBuildImages,
		postgresql: programs,
	});
