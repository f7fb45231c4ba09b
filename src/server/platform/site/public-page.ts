import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Where a built page names addresses of the site for others to read: search engines and previews of links. */
const toldAddresses =
	/((?:property="og:(?:image|url)" content|rel="(?:canonical|alternate)"(?: hrefLang="\w+")? href)=")\//g;

/**
 * A built page with the addresses that others read written whole. `publicUrl` is an origin without a slash at its end.
 * Scripts and styles, which the page's policy knows by their hashes, stay as they are.
 */
export const withPublicUrl = (html: string, publicUrl: string): string =>
	html.replace(toldAddresses, (_, before: string) => `${before}${publicUrl}/`);

/** The smallest that brotli does in a few milliseconds: somebody waits for the first form of each page. */
const brotliQuality = 9;

/** Bytes in a form in which they are served; undefined leaves them as they are. */
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
