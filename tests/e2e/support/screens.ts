/** Every screen of the specification that shows itself without conditions, unprefixed. */
export const openScreens = [
	"/",
	"/explore",
	"/quiz",
	"/career/marine-biologist",
	"/career-quest",
	"/subscription",
	"/consultations",
	"/dashboard",
	"/login",
	"/about",
	"/about/sources",
	"/contact",
	"/resources",
	"/privacy",
	"/terms",
] as const;

/** Those that read something a visitor's browser keeps. */
export const storedScreens = [
	"/explore",
	"/quiz",
	"/subscription",
	"/consultations",
	"/dashboard",
	"/login",
] as const satisfies readonly (typeof openScreens)[number][];
