import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "./site.ts";

let folder: string;
const client = () => join(folder, "client");

function write(path: string, content: string) {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), content);
}
const textOf = async (site: Site, file: string, encoding?: "br" | "gzip") => {
	const body = (await site.read(file, encoding))?.body();
	return body === undefined ? undefined : new Response(body).text();
};

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "site-"));
	for (const [place, backend] of [
		["client", "demo"],
		["live", "live"],
	] as const) {
		for (const page of ["index.html", "404/index.html", "__spa-fallback.html"]) {
			write(`${place}/${page}`, `${page} ${backend}`);
			write(`${place}/${page}.br`, `${page} ${backend}, packed`);
		}
	}
	write("client/assets/app.js", "script");
	write("client/assets/app.js.gz", "packed script");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("gives the pages as built, or as prepared for the server, packed or not; other files are the same", async () => {
	for (const pages of ["demo", "live"] as const) {
		const site = await openSite(client(), { pages });
		for (const page of ["index.html", "404/index.html", "__spa-fallback.html"]) {
			expect(await textOf(site, page)).toBe(`${page} ${pages}`);
			expect([...site.encodingsOf(page)]).toEqual(["br"]);
			expect(await textOf(site, page, "br")).toBe(`${page} ${pages}, packed`);
		}
		expect(await textOf(site, "assets/app.js", "gzip")).toBe("packed script");
		expect(site.has("assets/app.js.gz")).toBe(false);
		expect(await textOf(site, "nothing.html")).toBeUndefined();
	}
});

it("refuses a folder without pages, and one whose pages were not all prepared", async () => {
	await expect(openSite(join(folder, "nowhere"))).rejects.toThrow(/no built pages/);
	write("client/new/index.html", "not prepared");
	await expect(openSite(client(), { pages: "live" })).rejects.toThrow(/no built pages/);
	expect((await openSite(client())).has("new/index.html")).toBe(true);
});
