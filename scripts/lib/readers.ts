/** Who a French sentence speaks to: students as "tu", adults as "vous", or either by who reads it. */
type Addressed = "students" | "adults" | "either";

/**
 * Which rooms of the messages speak to whom; the first that fits counts. What was written for students says "tu" to
 * whoever looks at it, as a schoolbook does: teachers and parents read what their pupil or child reads. Desks, accounts,
 * forms and mails speak to the one who reads them: see `messages/fr-adults.json`.
 */
const rooms: readonly (readonly [RegExp, Addressed])[] = [
	// Shown to pupils on the wall, and printed for them.
	[/^(?:classes\.(?:light|questions)\.|lesson\.sheet\.)/, "students"],
	[/^(?:guardian|institution|classes|lesson)\./, "adults"],
	[/^(?:dashboard\.(?:teacher|parent)\.|dashboard\.sample\.(?:teacher|parent|institution))/, "adults"],
	[/^(?:families\.(?:parent|links\.parent)\.|links\.consent\.)/, "adults"],
	[
		/^mail\.(?:consent|guardian|parentLink|classEnds|institution\w*|contactMessage|appointment\.(?:guardian|researcher))/,
		"adults",
	],
	[/^mail\.(?:frame\.guardian\w+|payments\.toEnd\.guardian\w*|receipt\.print)$/, "adults"],
	[
		/^problems\.(?:account\.(?:teacher|institution|parent)_only|classes\.too_many|institutions|families\.(?!answer_missing|code_unknown|too_many))/,
		"adults",
	],
	[/^account\.(?:ageBand\.|guardianHint$)/, "students"],
	[/^ownAccount\.(?:classes|consent|guardian)\.|^ownAccount\.profile\.ageDue$/, "students"],
	[
		/^problems\.(?:account\.(?:age|guardian)|billing|classes|families\.answer_missing|guardianFirst|consentFirst)/,
		"students",
	],
	[/^common\.(?:tagline$|card\.)|^problems\.(?:quiz|share|quest)\./, "students"],
	[/^mail\.(?:results|decision|updates\w*|newsletter)\./, "students"],
	// Nobody but a student under eighteen has a guardian to name, or one who withdraws.
	[/^mail\.(?:payments\.cancelled\.howAlone|appointment\.student\.cancelledBy\.guardian)$/, "students"],
	[
		/^(?:account|common|consultations|contact|links|ownAccount|problems|subscription|dashboard\.loadProblem|mail)\.|^resources\.closedGuest$|^guest\.|^results\.email\./,
		"either",
	],
	[
		/^(?:career|compare|comparison|dashboard|evidence|explore|families|home|join|map|notFound|pages|places|quest|quiz|rating|recommendations|resources|results|subjects)\./,
		"students",
	],
];

/** Who the message of a key speaks to; nobody where no room knows it. */
export const addressedBy = (key: string): Addressed | undefined =>
	rooms.find(([keys]) => keys.test(key))?.[1];

/** What only a student is told, in a whole sentence: "tu" and what goes with it, or a command. */
export const speaksToStudent = (text: string): boolean =>
	/(?<!\p{L})(?:(?:tu|te|toi|ton|ta|tes|tien|tienne)(?!\p{L})|t’)/iu.test(text) ||
	/(?<!\p{L})(?:Choisis|Vérifie|Regarde|Ouvre|Recharge|Réessaie|Indique|Connecte|Demande|Coche|Attends|Essaie|Reviens|Raccourcis|Remplis|Refais|Termine|Rejoue|Clique|Viens|Cherche|Donne|Pense|Ajoute)(?!\p{L})/u.test(
		text,
	);

/** What only an adult is told: "vous" and what goes with it, or a command. */
export const speaksToAdult = (text: string): boolean =>
	/(?<![\p{L}])(?:(?<!rendez-\u2060?)vous|votre|vos|(?!assez|chez|rendez|nez)\p{L}+ez|refaites)(?!\p{L})/iu.test(
		text,
	);
