import { afterEach, describe, expect, it, vi } from "vitest";

interface Entry {
	readonly path?: string | undefined;
	readonly children?: Entry[] | undefined;
}

/** The paths of all routes, and those of the prerendered pages, as a build with this environment has them. */
const builtWith = async (parts: string) => {
	vi.stubEnv("SPECTRA_PARTS", parts);
	vi.resetModules();
	const [{ default: routes }, { prerenderedPaths }] = await Promise.all([
		import("../../src/web/routes.ts"),
		import("../../src/web/app/prerendered-paths.ts"),
	]);
	const pathsOf = ({ path = "", children = [] }: Entry): string[] => [path, ...children.flatMap(pathsOf)];
	return { routes: (await routes).flatMap(pathsOf), pages: prerenderedPaths };
};

afterEach(() => vi.unstubAllEnvs());

describe("the page of parts", () => {
	it("the page of parts is in no build for people", async () => {
		for (const parts of ["", "false"]) {
			const { routes, pages } = await builtWith(parts);
			expect(routes).toContain("explore");
			expect(routes).not.toContain("parts");
			expect(pages).toContain("/explore");
			expect(pages.filter((path) => path.includes("parts"))).toEqual([]);
		}
	});

	it("the page of parts is in the build of the pseudo-locale", async () => {
		const { routes, pages } = await builtWith("true");
		expect(routes).toContain("parts");
		expect(pages).toEqual(expect.arrayContaining(["/parts", "/fr/parts"]));
	});
});
