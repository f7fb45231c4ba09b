import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const largeFile = "assets/large-00000000.bin";
/**
 * Far more than the buffers of a local connection hold while the client does not read (4 MB to send, 128 kB
 * to receive, growing by reading), so that a slow reader blocks the sender; and readable within seconds on a
 * busy machine.
 */
export const largeSize = 16 * 1024 * 1024;

const pages = ["", "fr/", "explore/", "fr/explore/", "404/", "fr/404/", "career/geologist/"];

/** A small site in the shape of the build, so that these tests need no build. */
export function makeSite(folder: string): string {
	const [client, live] = [join(folder, "site", "client"), join(folder, "site", "live")];
	for (const installation of [client, live]) {
		for (const page of pages)
			write(join(installation, page, "index.html"), `<!doctype html><title>/${page}</title>`);
		for (const prefix of ["", "fr/"]) {
			write(
				join(installation, `${prefix}__spa-fallback.html`),
				`<!doctype html><title>/${prefix}fallback</title>`,
			);
		}
	}
	write(join(client, largeFile), "");
	truncateSync(join(client, largeFile), largeSize);
	write(join(folder, "site", "headers.json"), "{}");
	return client;
}

function write(path: string, content: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}
