/**
 * The fourteen categories in the order of the visible spectrum, violet to red.
 * Each has one hue (degrees, OKLCH), the only source of its colour.
 */
export const spectrum = [
	{ key: "space", hue: 300 },
	{ key: "physics", hue: 277 },
	{ key: "math", hue: 258 },
	{ key: "computer", hue: 238 },
	{ key: "engineering", hue: 213 },
	{ key: "materials", hue: 192 },
	{ key: "environmental", hue: 168 },
	{ key: "biology", hue: 147 },
	{ key: "agriculture", hue: 124 },
	{ key: "food", hue: 98 },
	{ key: "earth", hue: 72 },
	{ key: "chemistry", hue: 48 },
	{ key: "health", hue: 22 },
	{ key: "education", hue: 345 },
] as const;

/** A field of science. */
export type CategoryKey = (typeof spectrum)[number]["key"];

/** Every valid category key, `education` included. */
export const categoryKeys = spectrum.map(({ key }) => key);

/** Whether a value, from an address or from storage, is the key of a category. */
export const isCategoryKey = (value: unknown): value is CategoryKey =>
	categoryKeys.some((key) => key === value);

/** The thirteen keys that the explore filter shows, in the specification's order. */
export const exploreCategoryKeys = [
	"biology",
	"chemistry",
	"physics",
	"earth",
	"space",
	"computer",
	"math",
	"engineering",
	"food",
	"environmental",
	"health",
	"materials",
	"agriculture",
] as const satisfies readonly CategoryKey[];
