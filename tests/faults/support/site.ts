import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const largeFile = "assets/large-00000000.bin";
/**
 * Far more than the buffers of a local connection hold while nobody reads (4 MB to send, 128 kB to receive: these grow by
 * reading), so that a slow reader holds up the sender; and read in seconds, however busy the machine is.
 */
export const largeSize = 16 * 1024 * 1024;

const pages = ["", "fr/", "explore/", "fr/explore/", "404/", "fr/404/", "career/geologist/"];

/** A small site in the shape that the build makes, so that these cases need no build. */
export function makeSite(folder: string): string {
	const [client, live] = [join(folder, "site", "client"), join(folder, "site", "live")];
	for (const place of [client, live]) {
		for (const page of pages)
			write(join(place, page, "index.html"), `<!doctype html><title>/${page}</title>`);
		for (const prefix of ["", "fr/"]) {
			write(join(place, `${prefix}__spa-fallback.html`), `<!doctype html><title>/${prefix}fallback</title>`);
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
