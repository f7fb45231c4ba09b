import { expect, open, pathIn, test } from "../support/page-test.ts";

/** Five screens of a phone. */
const fiveScreens = 5 * 844;

// French is the longer language; of the careers these have the longest tabs.
const longest = [
	["/", 3000],
	["/career/software-developer", fiveScreens],
	["/career/neuroscientist#school", fiveScreens],
	["/career/microbiologist#people", fiveScreens],
	["/evidence", fiveScreens],
	["/privacy", fiveScreens],
	["/resources", fiveScreens],
	["/dashboard", fiveScreens],
] as const;

test("page lengths: on a phone no page of these is longer than promised", { tag: "@phone" }, async ({
	page,
}) => {
	for (const [path, pixels] of longest) {
		await open(page, pathIn("fr", path));
		await page.evaluate(() => document.fonts.ready);
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollHeight), path)
			.toBeLessThanOrEqual(pixels);
	}
});
