/** The ways through the last two or three years of a French lycée that lead to science. */
export const lyceeWays = ["general", "stl", "sti2d", "st2s", "stav", "professional"] as const;
/** One of these ways, by the abbreviation of its baccalauréat. */
export type LyceeWayId = (typeof lyceeWays)[number];

/** Where these ways lead, the longest studies first. */
export const afterBacKinds = [
	"university",
	"health",
	"prepa",
	"engineering",
	"but",
	"bts",
	"paramedical",
	"work",
] as const;
/** A kind of studies after the baccalauréat, or work. */
export type AfterBacKind = (typeof afterBacKinds)[number];
