/** The audit of a questionnaire, as the evidence page shows it. Every figure is computed at build. */
export interface Evidence {
	readonly version: number;
	readonly questions: number;
	/** The options that name something, so without "None of these". */
	readonly options: number;
	/** The number of random attempts: each option of a single choice, and each number of options of a multiple choice, is equally likely. */
	readonly attempts: number;
	/** The number of careers that some answers put first, without a tie. */
	readonly careersFirst: number;
	readonly careers: number;
	/** The number of fields that some answers put among the three strongest. */
	readonly fieldsReached: number;
	readonly fields: number;
	/** Share of the answered questionnaires, 0 to 1, that have each career among the five; the most frequent first. */
	readonly exposure: readonly { readonly careerId: string; readonly share: number }[];
	/** The bound that a test holds: the most frequent career at most this many times as often as the least. */
	readonly exposureBound: number;
	/** Share of the answered questionnaires, 0 to 1, in which the fifth career has no more answers than the sixth. */
	readonly tiedShare: number;
	/** The number of attempts with one changed answer; `keptAfterChange` counts those that kept 0, 1, … 5 careers. */
	readonly changedAttempts: number;
	readonly keptAfterChange: readonly number[];
}

/** The audit of the rule that says when the sciences do not stand out; shares from 0 to 1. */
export interface StandOutEvidence {
	/** How many answers of each invented science student were replaced by "None of these". */
	readonly replaced: number;
	/** The science students, and the share of their changed attempts that still have careers. */
	readonly students: number;
	readonly keptShare: number;
	/** The invented students without a taste for science, and how many get the result without careers. */
	readonly others: number;
	readonly othersFound: number;
	/** Share of random attempts, with as many "None of these" and one option for every other question, without careers. */
	readonly chanceShare: number;
	/** How many attempts each share is of. */
	readonly attempts: number;
	/** How many questions are about the sciences themselves. */
	readonly scienceQuestions: number;
}

/** The audit of ties that choosers of known taste decide; shares from 0 to 1 of the tied attempts. */
export interface TieEvidence {
	readonly attempts: number;
	readonly tied: number;
	/** The choices alone decide which tied careers are among the five. */
	readonly settledShare: number;
	/** The tied career that the chooser likes best is among the five. */
	readonly preferredShare: number;
	/** No fewer pairs could have settled it. */
	readonly fewestShare: number;
	readonly meanPairs: number;
}

/** The comparison of published versions: size, how often the order decides, how unequal the chances are. */
export interface VersionFigures {
	readonly version: number;
	readonly options: number;
	readonly tiedShare: number;
	readonly exposureRatio: number;
	readonly careersFirst: number;
}

/** The audit of the current questionnaire, and a summary of every published one, oldest first. */
export interface PublishedEvidence {
	readonly current: Evidence;
	readonly standOut: StandOutEvidence;
	readonly ties: TieEvidence;
	readonly versions: readonly VersionFigures[];
}

/** How many times as often the most frequent career is among the five as the least frequent. */
export const exposureRatioOf = ({ exposure }: Pick<Evidence, "exposure">): number =>
	(exposure[0]?.share ?? 1) / (exposure.at(-1)?.share ?? 1);

/** The summary of a version's figures. */
export const versionFigures = (evidence: Evidence): VersionFigures => ({
	version: evidence.version,
	options: evidence.options,
	tiedShare: evidence.tiedShare,
	exposureRatio: exposureRatioOf(evidence),
	careersFirst: evidence.careersFirst,
});
