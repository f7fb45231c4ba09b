import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ownedFolder } from "./cluster.ts";
import type { DataFolder } from "./data-folder.ts";
import { fitsSocket } from "./socket-path.ts";

/** The address of PostgreSQL: settings for the client, and arguments for PostgreSQL. */
export interface Endpoint {
	readonly host: string;
	readonly port: number;
	readonly settings: Readonly<Record<string, string | number>>;
}

const socketPort = 5432;
const temporary = "spectra-";

/**
 * A socket in the data folder, or in a new temporary folder when that path is too long for a socket. On
 * Windows a free port on loopback. Both need the password.
 */
export async function chooseEndpoint({ path, account }: DataFolder): Promise<Endpoint> {
	if (process.platform === "win32") {
		const port = await freePort();
		return { host: "127.0.0.1", port, settings: { listen_addresses: "127.0.0.1", port } };
	}
	const own = join(path, "socket");
	const fits = fitsSocket(join(own, `.s.PGSQL.${socketPort}`));
	const host = fits ? own : mkdtempSync(join(tmpdir(), temporary));
	ownedFolder(host, account);
	chmodSync(host, 0o700);
	return {
		host,
		port: socketPort,
		settings: { listen_addresses: "", unix_socket_directories: host, port: socketPort },
	};
}

/** Deletes the temporary folder of an unused socket. */
export function deleteEndpoint(host: string): void {
	const isTemporary = dirname(host) === tmpdir() && host.startsWith(join(tmpdir(), temporary));
	if (isTemporary) rmSync(host, { recursive: true, force: true });
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
		});
	});
}
