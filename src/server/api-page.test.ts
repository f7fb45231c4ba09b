import { expect, it } from "vitest";
import * as z from "zod/mini";
import { apiPageSchema } from "#contract/api-page.ts";
import { declareRoute } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { accessLevels } from "#domain/account/access-level.ts";
import { locales } from "#domain/shared/locale.ts";
import { apiPageOf } from "./api-page.ts";
import { openApiDocument } from "./openapi.ts";
import { apiPage } from "./platform/http/api-page.ts";

const site = "https://spectra.example";
const pageOf = (locale: (typeof locales)[number], table = routes as Parameters<typeof openApiDocument>[0]) =>
	apiPageOf(openApiDocument(table, "session"), locale, site);

const room = declareRoute({
	method: "POST",
	path: "/api/rooms/:roomId",
	access: "teacher",
	deprecated: true,
	params: z.object({ roomId: z.enum(["a", "b"]) }),
	body: z.object({
		name: z.string().check(z.maxLength(40)),
		tags: z.array(z.enum(["<x>", "y"])),
		end: z.optional(z.nullable(z.iso.datetime())),
		counts: z.record(z.string(), z.int()),
	}),
	problems: ["careers.unknown"],
	response: z.null(),
});

it("every route of the table is on the page once, in both languages", () => {
	for (const locale of locales) {
		const page = z.parse(apiPageSchema, pageOf(locale));
		const ids = page.groups.flatMap(({ routes: members }) => members.map(({ id }) => id));
		expect(ids.sort()).toEqual(Object.keys(routes).sort());
	}
});

it("a route names who may call it, its request, its response and its problems", () => {
	const [group] = pageOf("en", { room }).groups;
	const [entry] = group?.routes ?? [];
	expect([group?.name, entry?.method, entry?.path]).toEqual(["rooms", "POST", "/api/rooms/{roomId}"]);
	expect(entry?.deprecated).toBe("Deprecated: the next release removes it.");
	const texts = Object.fromEntries(entry?.facts.map(({ term, text }) => [term, text]) ?? []);
	expect(texts).toMatchObject({
		"Who may call it": "a teacher",
		"Parts of the path": 'roomId: "a" | "b"',
		Request: [
			"{",
			"  name: string; // ≤ 40",
			'  tags: ("<x>" | "y")[];',
			"  end?: string | null;",
			"  counts: {",
			"    [key: string]: integer;",
			"  };",
			"}",
		].join("\n"),
		"Response 204": "nothing",
	});
	expect(texts.Problems).toContain("404 careers.unknown");
	expect(texts.Problems).toContain("401 account.sign_in_required");
});

it("a route for programs says how a program sends its token", () => {
	const entry = pageOf("en")
		.groups.flatMap((group) => group.routes)
		.find(({ id }) => id === "institutionSums");
	expect(entry?.facts.slice(0, 2).map(({ text }) => text)).toEqual([
		"a program, with an access token that the institution’s page makes",
		"Bearer spectra_…",
	]);
});

it("the page is HTML without scripts, in which every text is escaped", async () => {
	const response = apiPage(pageOf("fr", { room }));
	const text = await response.text();
	expect(text).toContain('<html lang="fr">');
	expect(text).toContain("Obsolète\u00a0: la prochaine version la retire.");
	expect(text).toContain("&lt;x&gt;");
	expect(text).not.toMatch(/<script|<x>/);
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it("every access level has its words in both languages", () => {
	for (const locale of locales)
		for (const access of accessLevels) {
			const [group] = pageOf(locale, { room: { ...room, access } }).groups;
			expect(group?.routes[0]?.facts[0]?.text).toMatch(/\p{L}/u);
		}
});
