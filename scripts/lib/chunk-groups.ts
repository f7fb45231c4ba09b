/** Packages that every page loads. */
const framePackages = [
	"react",
	"react-dom",
	"scheduler",
	"react-router",
	"i18next",
	"react-i18next",
	"use-sync-external-store",
	"@tanstack",
];

/**
 * Files and folders that share a chunk: paths in the repository, without a file's ending; a path that ends with a slash is a
 * folder. `tests/unit/chunk-groups.test.ts` looks whether each exists.
 */
export const chunkPaths = {
	/** The files that every page loads. */
	frame: {
		in: [
			"src/web/app/",
			"src/web/api/",
			"src/web/root",
			"src/web/shared/i18n/route-locale",
			"src/web/shared/page-head",
		],
		out: ["src/web/app/not-found.screen", "src/web/api/device/"],
	},
	/** The files that the pages of careers share. */
	careers: {
		in: [
			"src/web/careers/",
			"src/domain/careers/",
			"src/web/quiz/use-interest-profile",
			"src/web/shared/spectrum/fingerprint",
		],
		// Every page that names a career loads the catalogue.
		out: ["src/web/careers/content", "src/web/careers/queries"],
	},
};

const isIn = (id: string, paths: readonly string[]): boolean =>
	paths.some((path) => (path.endsWith("/") ? id.includes(`/${path}`) : id.includes(`/${path}.`)));

const belongsTo = ({
	in: inside,
	out,
}: {
	readonly in: readonly string[];
	readonly out: readonly string[];
}) => {
	return (id: string): boolean => {
		const path = id.replaceAll("\\", "/");
		return isIn(path, inside) && !isIn(path, out);
	};
};

const isFrameFile = belongsTo(chunkPaths.frame);
const framePackage = new RegExp(`/node_modules/(${framePackages.join("|")})/|vite/preload|rolldown/runtime`);

/** Which modules share a file: a few larger ones compress better than many small ones. */
export const chunkGroups = [
	{
		name: "frame",
		test: (id: string): boolean => framePackage.test(id.replaceAll("\\", "/")) || isFrameFile(id),
		priority: 2,
	},
	// Modules that most screens share. A lower count would put zod on every page (`npm run bench -- --part bytes`).
	{ name: "shared", minShareCount: 20, priority: 1 },
	{ name: "careers", test: belongsTo(chunkPaths.careers), minShareCount: 4 },
];
