import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
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
	for (const [folder, edition] of [
		["client", "demo"],
		["live", "live"],
	] as const) {
		for (const page of ["index.html", "404/index.html", "__spa-fallback.html"]) {
			write(`${folder}/${page}`, `${page} ${edition}`);
			write(`${folder}/${page}.br`, `${page} ${edition}, packed`);
		}
	}
	write("client/assets/app.js", "script");
	write("client/assets/app.js.gz", "packed script");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the site serves pages as built or as prepared for the server, compressed or not, and other files unchanged", async () => {
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

it("a folder without pages, or with unprepared ones, is refused; the live pages need none of the demo", async () => {
	await expect(openSite(join(folder, "nowhere"))).rejects.toThrow(/no built pages/);
	write("client/new/index.html", "not prepared");
	await expect(openSite(client(), { pages: "live" })).rejects.toThrow(/no built pages/);
	expect((await openSite(client())).has("new/index.html")).toBe(true);
	rmSync(join(folder, "client", "new"), { recursive: true });
	write("other/client/assets/app.js", "script");
	await expect(openSite(join(folder, "other", "client"), { pages: "live" })).rejects.toThrow(
		/no built pages/,
	);
	write("other/live/index.html", "prepared");
	const withoutDemo = await openSite(join(folder, "other", "client"), { pages: "live" });
	expect(await textOf(withoutDemo, "index.html")).toBe("prepared");
});

it("the public address appears in every form of a page where others read it, and nowhere else", async () => {
	const page =
		'<meta property="og:image" content="/previews/a.png"/><link rel="canonical" href="/fr"/><link rel="alternate" hrefLang="en" href="/"/><a href="/quiz">';
	for (const folder of ["client", "live"]) {
		write(`${folder}/served/index.html`, page);
		write(`${folder}/served/index.html.br`, "as built");
	}
	const served = page
		.replace('"/previews', '"https://spectra.example/previews')
		.replace('"/fr"', '"https://spectra.example/fr"')
		.replace('hrefLang="en" href="/"', 'hrefLang="en" href="https://spectra.example/"');
	write("live/new/index.html", "prepared");
	const site = await openSite(client(), { pages: "live", publicUrl: "https://spectra.example" });
	expect(await textOf(site, "served/index.html")).toBe(served);
	const packed = (await site.read("served/index.html", "br"))?.body() as Uint8Array;
	expect(brotliDecompressSync(packed).toString()).toBe(served);
	expect((await site.read("served/index.html", "br"))?.size).toBe(packed.length);
	expect(await textOf(await openSite(client(), { pages: "live" }), "served/index.html")).toBe(page);
	expect(await textOf(site, "assets/app.js", "gzip")).toBe("packed script");
});
