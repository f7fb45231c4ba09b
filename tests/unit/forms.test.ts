import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Sends a signed message to a learning platform: it is rendered when the message is there, and holds nothing typed. */
const toPlatform = "src/web/lti/back-to-platform.tsx";

it("every form has the method dialog, with which a browser sends nothing before hydration", () => {
	const open = globSync("src/web/**/*.tsx")
		.filter((file) => !file.endsWith(".test.tsx") && file !== toPlatform)
		.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(/<form\b[^>]*/g)]
				.filter(([tag]) => !tag.includes('method="dialog"'))
				.map(([tag]) => `${file}: ${tag}`),
		);
	expect(open).toEqual([]);
});
