import { execFileSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findProgram } from "./programs.ts";
import { repository } from "./server.ts";

const needed = ["buildah", "mmdebstrap", "npm", "unshare"] as const;
/** The authorities that this machine trusts: its way to the registry may have one of its own. */
const authorities = "/etc/ssl/certs/ca-certificates.crt";

/** Whether images can be built and started here: by root, with Debian's buildah and mmdebstrap. */
export const canBuildImages =
	process.getuid?.() === 0 && needed.every((name) => findProgram(name) !== undefined);

/** The image of the Containerfile, built without a registry of images. */
export interface Image extends Disposable {
	/** The files of a container of it. */
	readonly root: string;
	/** The settings of the image about how it is run. */
	readonly config: Readonly<Record<string, unknown>>;
	readonly bytes: number;
	/** The options that name its storage, for buildah and podman. */
	readonly storage: readonly string[];
}

const run = (program: string, args: readonly string[]): string =>
	execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 28 });

/** A folder with the Node of the tests and npm, as the base image has them. */
function makeTools(folder: string): string {
	const local = join(folder, "tools", "usr", "local");
	const modules = join(local, "lib", "node_modules");
	mkdirSync(join(local, "bin"), { recursive: true });
	mkdirSync(modules, { recursive: true });
	cpSync(realpathSync(process.execPath), join(local, "bin", "node"));
	const npm = dirname(dirname(realpathSync(findProgram("npm") ?? "")));
	cpSync(npm, join(modules, "npm"), { recursive: true });
	for (const name of ["npm", "npx"])
		symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
	if (existsSync(authorities)) {
		const certificates = join(folder, "tools", dirname(authorities));
		mkdirSync(certificates, { recursive: true });
		cpSync(authorities, join(certificates, "ca-certificates.crt"));
	}
	return join(folder, "tools");
}

/** Builds a base of Debian's packages with Node, and the image of the Containerfile on it. Takes some minutes. */
export function buildImage(): Image {
	const folder = mkdtempSync(join(tmpdir(), "faults-image-"));
	chmodSync(folder, 0o755);
	const storage = [`--root=${join(folder, "storage")}`, `--runroot=${join(folder, "run")}`];
	const buildah = (...args: string[]): string => run("buildah", [...storage, ...args]).trim();
	const remove = () => {
		buildah("umount", "--all");
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		const debian = join(folder, "debian.tar");
		run("mmdebstrap", ["--quiet", "--variant=minbase", "bookworm", debian]);
		const base = buildah("from", "scratch");
		buildah("add", base, debian, "/");
		buildah("add", base, makeTools(folder), "/");
		buildah(
			"config",
			`--env=NODE_EXTRA_CA_CERTS=${authorities}`,
			`--env=npm_config_cafile=${authorities}`,
			base,
		);
		buildah("commit", "--quiet", base, "localhost/node24");
		buildah(
			...["bud", "--quiet", "--isolation=chroot", "--pull-never", "--tag=localhost/spectra"],
			...["--build-arg=BASE=localhost/node24", "--build-arg=RUNTIME=localhost/node24"],
			...[`--file=${join(repository, "Containerfile")}`, repository],
		);
		const container = buildah("from", "--pull-never", "localhost/spectra");
		const { OCIv1 } = JSON.parse(buildah("inspect", "--type=image", "localhost/spectra"));
		const root = buildah("mount", container);
		return {
			root,
			storage,
			config: OCIv1.config,
			bytes: Number(run("du", ["--summarize", "--bytes", root]).split("\t")[0]),
			[Symbol.dispose]: remove,
		};
	} catch (error) {
		remove();
		throw error;
	}
}

/**
 * The command that runs a program as a container does: the user of the image, its files read-only, one writable folder, a /tmp in
 * memory. In the network of this machine.
 */
export function inContainer(
	{ root }: Image,
	volume: string,
	command: readonly string[],
): [string, ...string[]] {
	const mounts = [
		'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"',
		'mount --bind "$2" "$1/var/lib/spectra"',
		'mount -t tmpfs none "$1/tmp" && mount --rbind /dev "$1/dev" && mount -t proc none "$1/proc"',
		'root=$1; shift 2; exec chroot --userspec=10001:10001 --groups= "$root" "$@"',
	].join(" && ");
	return ["unshare", "--mount", "sh", "-c", mounts, "sh", root, volume, ...command];
}
