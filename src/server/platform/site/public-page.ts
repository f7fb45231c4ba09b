import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The places in a built page whose addresses are read by others: search engines and link previews. */
const publicAddresses =
	/((?:property="og:(?:image|url)" content|rel="(?:canonical|alternate)"(?: hrefLang="\w+")? href)=")\//g;

/**
 * A built page with absolute addresses in those places. `publicUrl` is an origin without a trailing slash.
 * Scripts and styles, whose hashes are in the page's policy, do not change.
 */
export const withPublicUrl = (html: string, publicUrl: string): string =>
	html.replace(publicAddresses, (_, before: string) => `${before}${publicUrl}/`);

/**
 * A low level of brotli that takes a few milliseconds, because a client waits for the first form of each
 * page.
 */
const brotliQuality = 9;

/** Compresses bytes; undefined leaves them as they are. */
export const encode = async (bytes: Buffer, encoding: Encoding | undefined): Promise<Buffer> => {
	if (encoding === undefined) return bytes;
	if (encoding === "gzip") return compressGzip(bytes, { level: 9 });
	return compressBrotli(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: brotliQuality,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});
};
