import { existsSync, globSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { screenFiles } from "../../screen-files.ts";
import { type Screen, screens } from "../../screens.ts";
import { messagesOfScreen } from "./screen-messages.ts";

const root = resolve(import.meta.dirname, "../../../..");

describe("screens", () => {
	it.each<Screen>(screens)("the screen $path has its message files", ({ messages: words }) => {
		for (const locale of ["en", "fr"])
			for (const name of words)
				expect(existsSync(join(root, `src/content/messages/${locale}/${name}.json`)), name).toBe(true);
	});

	it("the messages of every screen and of every late part are in one of two lists", async () => {
		const lists = [await import("./messages-fr.ts"), await import("./part-messages-fr.ts")];
		const [ofScreens = [], ofParts = []] = lists.map(({ default: files }) => Object.keys(files));
		for (const { messages } of screens)
			for (const name of messages) expect(ofScreens).toContain(`./${name}.json`);
		expect(ofScreens.filter((name) => ofParts.includes(name))).toEqual([]);
		const always = ["common", "mail", "notFound", "pages", "problems"];
		const folder = join(root, "src/content/messages/fr");
		const all = globSync("**/*.json", { cwd: folder }).map((name) => name.slice(0, -".json".length));
		for (const name of all.filter((one) => !always.includes(one)))
			expect([...ofScreens, ...ofParts]).toContain(`./${name}.json`);
	});

	it.each(Object.values(screenFiles))("the file %s of a screen exists", (file) => {
		expect(existsSync(join(root, "src/web", file))).toBe(true);
	});

	it("every screen has an address of its own", () => {
		expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
	});
});

it.each([
	["/", ["home"]],
	["/fr", ["home"]],
	["/explore/", ["explore"]],
	["/fr/career/ecologist", ["career", "career/body", "map"]],
	["/dashboard", ["dashboard"]],
	["/fr/dashboard/quizzes", ["dashboard", "comparison"]],
	["/constructor", []],
	["/terms", []],
])("the path %s loads the messages of its screen", (path, words) => {
	expect(messagesOfScreen(path)).toEqual(words);
});
