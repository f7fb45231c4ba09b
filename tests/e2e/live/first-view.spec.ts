import { get } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";
import { careerIds } from "../../../src/domain/careers/career-id.ts";
import { locales } from "../../../src/domain/shared/locale.ts";
import { expect, messagesOf, pathIn, test } from "../support/page-test.ts";

/** What a server sends before it waits for the first answer: ten packets (RFC 6928). In bytes. */
const firstFlight = 14_600;
/** The catalogue may be longer; its first screen is not. In bytes. */
const exploreBudget = 20_000;

/** A page as it travels, compressed. */
const travelling = (url: string): Promise<Buffer> =>
	new Promise((resolve, reject) => {
		get(url, { headers: { "accept-encoding": "br" } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.once("end", () => resolve(Buffer.concat(chunks)));
		}).once("error", reject);
	});

/** What a browser can read of a page when no more than the first flight has come. */
const firstRead = (page: Buffer): string =>
	brotliDecompressSync(page.subarray(0, firstFlight), {
		finishFlush: constants.BROTLI_OPERATION_FLUSH,
	}).toString();

for (const locale of locales)
	test(`live: the first view comes with the first flight (${locale})`, async ({ baseURL }) => {
		const pageAt = (path: string) => travelling(baseURL + pathIn(locale, path));
		expect((await pageAt("/")).length).toBeLessThanOrEqual(firstFlight);

		const explore = await pageAt("/explore");
		expect(explore.length).toBeLessThanOrEqual(exploreBudget);
		// More cards than any first screen shows.
		expect(firstRead(explore).match(/<article/g)?.length).toBeGreaterThan(12);

		const { facts, week } = messagesOf(locale).career;
		for (const id of careerIds) {
			const page = await pageAt(`/career/${id}`);
			expect(page.length, id).toBeLessThanOrEqual(firstFlight);
			const read = firstRead(page);
			expect(read, id).toContain(facts.where);
			expect(read.slice(read.indexOf('id="week"')), id).toContain(week);
		}
	});
