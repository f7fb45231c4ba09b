import type { NicknameWords } from "#domain/classes/nickname.ts";
import type { Locale } from "#domain/shared/locale.ts";

/**
 * The nicknames of pupils without an account. No word can refer to a pupil's body, origin, or ability; French
 * adjectives are the same for both genders.
 */
export const nicknameWords: Readonly<Record<Locale, NicknameWords>> = {
	en: {
		creatures: [
			...["otter", "lynx", "heron", "comet", "fern", "newt", "kite", "falcon", "maple", "dolphin"],
			...["puffin", "badger", "robin", "wren", "cedar", "meteor", "river", "island", "planet", "orchid"],
		],
		adjectives: [
			...["calm", "starry", "amber", "quiet", "brave", "silver", "early", "breezy", "kind", "jolly"],
			...["gentle", "golden", "lucky", "magic", "patient", "poetic", "sunny", "loyal", "curious", "cheerful"],
		],
	},
	fr: {
		creatures: [
			...[
				"loutre",
				"lynx",
				"héron",
				"comète",
				"fougère",
				"triton",
				"faucon",
				"érable",
				"dauphin",
				"macareux",
			],
			...[
				"mésange",
				"écureuil",
				"hirondelle",
				"cèdre",
				"météore",
				"rivière",
				"île",
				"planète",
				"orchidée",
				"libellule",
			],
		],
		adjectives: [
			...[
				"calme",
				"céleste",
				"magique",
				"paisible",
				"tranquille",
				"fidèle",
				"poétique",
				"alerte",
				"aimable",
				"brave",
			],
			...[
				"libre",
				"sage",
				"sincère",
				"unique",
				"optimiste",
				"honnête",
				"magnifique",
				"pacifique",
				"fantastique",
				"sympathique",
			],
		],
	},
};
