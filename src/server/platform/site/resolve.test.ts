import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveLive, resolveRestored, resolveStatic } from "./resolve.ts";

const files = new Set([
	"index.html",
	"fr/index.html",
	"explore/index.html",
	"fr/explore/index.html",
	"career/geologist/index.html",
	"english-only/index.html",
	"404/index.html",
	"fr/404/index.html",
	"404.html",
	"__spa-fallback.html",
	"fr/__spa-fallback.html",
	"assets/app-1a2b3c4d.js",
]);
const has = (file: string) => files.has(file);
const page = (file: string, status: 200 | 404 = 200) => ({ kind: "file", file, status, byLanguage: true });
const live = (path: string, stored: "en" | "fr" = "en") => resolveLive(has, path, stored);

describe("resolveRestored", () => {
	const restored = (address: string) =>
		resolveRestored(has, new URL(`https://spectra.example${address}`), "en");

	test.each([
		["/explore%23TOKEN", "/explore#TOKEN"],
		["/fr/explore%2523TOKEN", "/fr/explore#TOKEN"],
		["/Explore%23ToKeN", "/explore#ToKeN"],
		["/explore/%23TOKEN?utm_source=wa", "/explore?utm_source=wa#TOKEN"],
		["/explore?reader=adult%23TOKEN", "/explore?reader=adult#TOKEN"],
	])("%s leads to %s", (address, location) => {
		expect(restored(address)).toEqual({ kind: "restored", location });
	});

	test.each([
		"/explore",
		"/explore?q=c%23",
		"/nope%23TOKEN",
		"//example.org%23TOKEN",
		"/%23//example.org%2F",
	])("%s leads nowhere else", (address) => {
		const found = restored(address);
		expect(found === undefined || (found.kind === "restored" && found.location.startsWith("/#"))).toBe(true);
	});
});

describe("resolveLive", () => {
	test.each([
		["/", "en", "index.html"],
		["/", "fr", "fr/index.html"],
		["/explore", "en", "explore/index.html"],
		["/explore", "fr", "fr/explore/index.html"],
		["/english-only", "fr", "english-only/index.html"],
		["/%65xplore", "en", "explore/index.html"],
	] as const)("%s in %s is %s", (path, stored, file) => {
		expect(live(path, stored)).toEqual(page(file));
	});

	test("the prefix wins over the stored language", () => {
		for (const stored of ["en", "fr"] as const) {
			expect(live("/fr/explore", stored)).toEqual({ ...page("fr/explore/index.html"), byLanguage: false });
			expect(live("/fr", stored)).toEqual({ ...page("fr/index.html"), byLanguage: false });
		}
	});

	test("a missing French page is not found under the French prefix", () => {
		expect(live("/fr/english-only")).toEqual({ ...page("fr/404/index.html", 404), byLanguage: false });
	});

	test("an unknown career renders in the browser; deeper paths do not", () => {
		expect(live("/career/unknown")).toEqual(page("__spa-fallback.html", 404));
		expect(live("/career/unknown", "fr")).toEqual(page("fr/__spa-fallback.html", 404));
		expect(live("/fr/career/unknown")).toMatchObject({ file: "fr/__spa-fallback.html", status: 404 });
		expect(live("/career/a/b")).toEqual(page("404/index.html", 404));
		expect(live("/career/geologist", "fr")).toEqual(page("career/geologist/index.html"));
	});

	test("any other unknown path is not found, in the chosen language", () => {
		expect(live("/nope")).toEqual(page("404/index.html", 404));
		expect(live("/nope", "fr")).toEqual(page("fr/404/index.html", 404));
		expect(live("/404")).toEqual(page("404/index.html", 404));
		// The service worker stores the fallback under its own name.
		expect(live("/__spa-fallback.html")).toMatchObject({ file: "__spa-fallback.html", status: 200 });
		expect(resolveLive(() => false, "/nope", "en")).toEqual({ kind: "nothing" });
	});

	test("a trailing slash redirects to the page without it, where there is one", () => {
		expect(live("/explore/")).toEqual({ kind: "redirect", path: "/explore" });
		expect(live("/fr/")).toEqual({ kind: "redirect", path: "/fr" });
		expect(live("/fr/explore//")).toEqual({ kind: "redirect", path: "/fr/explore" });
		expect(live("//")).toEqual({ kind: "redirect", path: "/" });
		expect(live("//explore/")).toEqual(page("404/index.html", 404));
		expect(live("//example.org/")).toEqual(page("404/index.html", 404));
		expect(live("/nope/")).toEqual(page("404/index.html", 404));
	});

	test("another letter case redirects to the address in lower case, where there is one", () => {
		expect(live("/Explore")).toEqual({ kind: "redirect", path: "/explore" });
		expect(live("/FR")).toEqual({ kind: "redirect", path: "/fr" });
		expect(live("/Fr/EXPLORE/")).toEqual({ kind: "redirect", path: "/fr/explore" });
		expect(live("/career/Geologist")).toEqual({ kind: "redirect", path: "/career/geologist" });
		expect(live("/%45xplore", "fr")).toEqual({ kind: "redirect", path: "/explore" });
		expect(live("/Nope")).toEqual(page("404/index.html", 404));
		expect(live("/career/Unknown")).toEqual(page("__spa-fallback.html", 404));
		expect(live("//Explore/")).toEqual(page("404/index.html", 404));
	});

	test("a file is the same in every language", () => {
		const asset = { kind: "file", file: "assets/app-1a2b3c4d.js", status: 200, byLanguage: false };
		expect(live("/assets/app-1a2b3c4d.js", "fr")).toEqual(asset);
		expect(live("/assets/app-00000000.js")).toEqual(page("404/index.html", 404));
	});

	test("an undecodable path is malformed", () => {
		for (const path of ["/%", "/%zz", "/%00", "/a%00.html", "/%c0%ae", "", "explore"]) {
			expect(live(path), path).toEqual({ kind: "malformed" });
		}
	});

	test("whatever the path, only files of the site are served, and redirects stay on it", () => {
		const piece = fc.oneof(
			fc.constantFrom(
				"..",
				"Explore",
				"FR",
				".",
				"",
				"fr",
				"explore",
				"career",
				"404",
				"%2e%2e",
				"%2f",
				"\\",
				"assets",
				"index.html",
				"%00",
			),
			fc.string(),
		);
		const path = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join("/")}`);
		fc.assert(
			fc.property(path, fc.constantFrom("en", "fr"), (raw, stored) => {
				for (const resolution of [resolveLive(has, raw, stored), resolveStatic(has, raw)]) {
					if (resolution.kind === "file") expect(files).toContain(resolution.file);
					if (resolution.kind === "redirect") {
						expect(resolution.path).toMatch(/^\/(?![/\\])/);
						expect(live(resolution.path)).toMatchObject({ kind: "file" });
					}
				}
			}),
			{ numRuns: 2_000 },
		);
	});
});

describe("resolveStatic", () => {
	test("resolveStatic serves the file, the folder's page, or 404.html, in no particular language", () => {
		const file = (name: string, status = 200) => ({ kind: "file", file: name, status, byLanguage: false });
		expect(resolveStatic(has, "/")).toEqual(file("index.html"));
		expect(resolveStatic(has, "/explore")).toEqual(file("explore/index.html"));
		expect(resolveStatic(has, "/explore/")).toEqual(file("explore/index.html"));
		expect(resolveStatic(has, "/explore/index.html")).toEqual(file("explore/index.html"));
		expect(resolveStatic(has, "/career/unknown")).toEqual(file("404.html", 404));
		expect(resolveStatic(() => false, "/")).toEqual({ kind: "nothing" });
		expect(resolveStatic(has, "/%zz")).toEqual({ kind: "malformed" });
	});
});
