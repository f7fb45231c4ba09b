import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { screenFiles } from "../screen-files.ts";
import { type Screen, screens } from "../screens.ts";
import { messagesOfScreen } from "./screen-messages.ts";

const root = resolve(import.meta.dirname, "../../..");

describe("the list of screens", () => {
	it.each(screens)(
		"has the file and the messages of $path",
		({ file, messages: words, servedMessages = [] }) => {
			expect(existsSync(join(root, "src/web", file))).toBe(true);
			for (const locale of ["en", "fr"])
				for (const name of [...words, ...servedMessages])
					expect(existsSync(join(root, `src/content/messages/${locale}/${name}.json`)), name).toBe(true);
		},
	);

	it.each(Object.values(screenFiles))("has the file %s", (file) => {
		expect(existsSync(join(root, "src/web", file))).toBe(true);
	});

	it("has every address once", () => {
		expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
	});
});

it.each([
	["/", ["home"]],
	["/fr", ["home"]],
	["/explore/", ["explore"]],
	["/fr/career/ecologist", ["career"]],
	["/dashboard", ["dashboard"]],
	["/fr/dashboard/quizzes", ["dashboard", "comparison"]],
	["/constructor", []],
	["/terms", []],
])("brings along the words of %s", (path, words) => {
	expect(messagesOfScreen(path)).toEqual(words);
});
