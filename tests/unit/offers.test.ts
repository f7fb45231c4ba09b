import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

/** What is the edition itself, or runs before any module and reads the page's mark. */
const own = /^(api[\\/]|root\.tsx$|results[\\/]early-way-out\.ts$)/;
const web = resolve(import.meta.dirname, "../../src/web");

it("no screen asks which edition it is in: it asks what is offered", () => {
	const asking = globSync("**/*.{ts,tsx}", { cwd: web })
		.filter((file) => !own.test(file) && !/\.test\.tsx?$/.test(file))
		.filter((file) =>
			/pageEdition|\bedition\b.*["'](demo|live)["']/.test(readFileSync(join(web, file), "utf8")),
		);
	expect(asking).toEqual([]);
});
