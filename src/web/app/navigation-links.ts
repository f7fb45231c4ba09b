/** The screens to discover, then those that belong to a person: the links of the header in their order. */
export const mainLinks = {
	discover: [
		["explore", "/explore"],
		["subjects", "/subjects"],
		["quiz", "/quiz"],
		["careerQuest", "/career-quest"],
	],
	yours: [
		["consultations", "/consultations"],
		["subscription", "/subscription"],
		["dashboard", "/dashboard"],
	],
} as const;

/** Further screens: in the menu of small screens, else in the footer. */
export const moreLinks = [
	["places", "/places"],
	["compare", "/compare"],
	["lesson", "/lesson"],
] as const;
