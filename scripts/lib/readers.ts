import type { FormalLocale } from "../../src/domain/shared/locale.ts";

/** The readers of a sentence: students, adults, or either of them. */
type Addressed = "students" | "adults" | "either";

/**
 * The readers of each chapter of the messages; the first match counts. Chapters written for students address everybody
 * as a student, as a schoolbook does: teachers and parents read the pages of their pupil or child. Dashboards, accounts,
 * forms and mails address the person who reads them: see `messages/<locale>-adults.json`.
 */
const chapters: readonly (readonly [RegExp, Addressed])[] = [
	// Shown to pupils on the wall, and printed for them.
	[/^(?:classes\.(?:light|questions)\.|lesson\.worksheet\.)/, "students"],
	[
		/^(?:guardian|institution|classes|lesson|desk|operator|passkeys|activity\.teacher)\.|^circles\.host\./,
		"adults",
	],
	// The start page of a signed-in adult.
	[/^home\.adults\./, "adults"],
	[/^room\.(?:openDesk|expired|invalid)\./, "adults"],
	[/^(?:dashboard\.(?:teacher|parent)\.|dashboard\.sample\.(?:teacher|parent|institution))/, "adults"],
	[/^(?:families\.(?:parent|links\.parent)\.|links\.consent\.)/, "adults"],
	[
		/^mail\.(?:consent|guardian|adultNotice|adultAddress|parentLink|class\w+|institution\w*|contactMessage|passkeyAdded|operatorPasskeyAdded|desk\w+|problemReport|profile\w+|missedToDecide|statement|apiPage|(?:appointment|missed|proposal)\.(?:guardian|researcher)|circle\.(?:guardian|host|researcher|seeAsLeader))/,
		"adults",
	],
	[/^mail\.(?:frame\.guardian\w+|payments\.toEnd\.guardian\w*|receipt\.print)$/, "adults"],
	[
		/^problems\.(?:account\.(?:(?:teacher|institution|parent)_only|passkey\w+)|classes\.(?:too_many|offered_to_\w+)|institutions|desk|operator|families\.(?!answer_missing|code_unknown|too_many))/,
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
	// Only students have seats in circles.
	[/^mail\.circle\.student\./, "students"],
	// Only a student under eighteen has a guardian.
	[/^mail\.(?:payments\.cancelled\.howAlone|appointment\.student\.cancelledBy\.guardian)$/, "students"],
	[
		/^(?:account|common|consultations|contact|links|ownAccount|problems|room|schoolLogin|subscription|dashboard\.loadProblem|mail)\.|^resources\.closedGuest$|^guest\.|^results\.email\.|^home\.(?:features|fields|closing)\./,
		"either",
	],
	[
		/^(?:activity|career|circles|compare|comparison|counsellor|dashboard|duet|evidence|explore|families|home|join|map|moreCareers|notFound|pages|places|quest|quiz|rating|recommendations|resources|results|seconde|subjects)\./,
		"students",
	],
];

/** The readers of a message; undefined when no chapter matches its key. */
export const addressedBy = (key: string): Addressed | undefined =>
	chapters.find(([keys]) => keys.test(key))?.[1];

/** The patterns that distinguish the two registers of a language. */
interface Register {
	/** Whether a sentence addresses a student: "tu" and its forms, or a command. */
	readonly speaksToStudent: (text: string) => boolean;
	/** Whether a sentence addresses an adult: "vous" and its forms, or a command. */
	readonly speaksToAdult: (text: string) => boolean;
}

const french: Register = {
	speaksToStudent: (text) =>
		/(?<!\p{L})(?:(?:tu|te|toi|ton|ta|tes|tien|tienne)(?!\p{L})|t’)/iu.test(text) ||
		/(?<!\p{L})(?:Choisis|Vérifie|Regarde|Ouvre|Recharge|Réessaie|Indique|Connecte|Demande|Coche|Attends|Essaie|Reviens|Raccourcis|Remplis|Refais|Termine|Rejoue|Clique|Viens|Cherche|Donne|Pense|Ajoute)(?!\p{L})/u.test(
			text,
		),
	speaksToAdult: (text) =>
		/(?<![\p{L}])(?:(?<!rendez-\u2060?)vous|votre|vos|(?!assez|chez|rendez|nez)\p{L}+ez|refaites)(?!\p{L})/iu.test(
			text,
		),
};

/** The register of every language with a formal address. */
export const registers: Readonly<Record<FormalLocale, Register>> = { fr: french };
