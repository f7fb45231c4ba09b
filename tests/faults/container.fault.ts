import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { buildImage, canBuildImages, type Image, inContainer } from "./support/container.ts";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { student } from "./support/person.ts";
import { makePlace } from "./support/place.ts";
import { startServer } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

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
		test("it is built from Debian's packages, is small, has no npm, and serves as an ordinary user who can write in one folder", async () => {
			using image = buildImage();
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
			await using place = makePlace();
			const environment = {
				...{ DATABASE_URL: database.address, DATA_DIR: "/var/lib/spectra", SITE_DIR: "" },
				...{ NODE_COMPILE_CACHE: "/var/lib/spectra/compiled", TRUSTED_PROXIES: "1" },
				PATH: `/usr/local/bin:${process.env.PATH}`,
			};
			await using server = await startServer(place, {
				...{ environment, command: inContainer(image, volume.path, entrypoint) },
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
	});
