import { categoryKeys } from "#domain/careers/category.ts";
import { type Evidence, type PublishedEvidence, versionFigures } from "#domain/quiz/evidence.ts";
import { careersIn, type Questionnaire } from "#domain/quiz/questionnaire.ts";
import { careersKept, scoreAnswers, topResults } from "#domain/quiz/score.ts";
import {
	namingPlaces,
	type Picks,
	prepare,
	quickTop,
	randomPicks,
	seededRandom,
	topFrequencies,
} from "./audit.ts";
import { exhibitAnswers } from "./exhibit.ts";
import { standOutEvidence } from "./stand-out-audit.ts";
import { tieEvidence } from "./tie-audit.ts";

/** The published bound: over random attempts the most frequent career appears at most this many times as often as the least frequent. */
export const exposureBound = 3;

/** How many answers the evidence page replaces by "None of these". */
const noneInEvidence = 6;

const attempts = 20_000;
const changedAttempts = 5_000;
const seed = 16;

/** The same attempt with one answer changed at random. */
const withOneChange = (questionnaire: Questionnaire, picks: Picks, random: () => number): Picks => {
	const changed = Math.floor(random() * picks.length);
	const { multiSelect, options } = questionnaire.questions[changed] ?? { multiSelect: false, options: [] };
	const size = namingPlaces({ options }).length;
	const before = picks[changed] ?? [];
	const other = Math.floor(random() * size);
	const toggled = before.includes(other) ? before.filter((index) => index !== other) : [...before, other];
	const single = before.includes(other) ? [(other + 1) % size] : [other];
	return picks.map((places, question) =>
		question === changed ? (multiSelect && toggled.length > 0 ? toggled : single) : places,
	);
};

const keptAfterChange = (questionnaire: Questionnaire): number[] => {
	const random = seededRandom(seed);
	const prepared = prepare(questionnaire);
	const kept = Array.from({ length: careersKept + 1 }, () => 0);
	for (let attempt = 0; attempt < changedAttempts; attempt++) {
		const picks = randomPicks(questionnaire, random);
		const before = quickTop(prepared, picks).top;
		const after = quickTop(prepared, withOneChange(questionnaire, picks, random)).top;
		const same = before.filter((career) => after.includes(career)).length;
		kept[same] = (kept[same] ?? 0) + 1;
	}
	return kept;
};

const leadsAlone = (questionnaire: Questionnaire, id: string): boolean => {
	const [first, second] = scoreAnswers(
		questionnaire,
		exhibitAnswers(questionnaire, { kind: "careers", id }),
	).careers;
	return first?.id === id && first.count > (second?.count ?? 0);
};

const isReached = (questionnaire: Questionnaire, id: string): boolean => {
	const score = scoreAnswers(questionnaire, exhibitAnswers(questionnaire, { kind: "categories", id }));
	return topResults(score).topCategories.includes(id);
};

const known = new Map<Questionnaire, Evidence>();

const measure = (questionnaire: Questionnaire): Evidence => {
	const { inTop, tied } = topFrequencies(questionnaire, attempts, seededRandom(seed));
	const careers = careersIn(questionnaire);
	return {
		version: questionnaire.version,
		questions: questionnaire.questions.length,
		options: questionnaire.questions.reduce((sum, question) => sum + namingPlaces(question).length, 0),
		attempts,
		careersFirst: careers.filter((id) => leadsAlone(questionnaire, id)).length,
		careers: careers.length,
		fieldsReached: categoryKeys.filter((id) => isReached(questionnaire, id)).length,
		fields: categoryKeys.length,
		exposure: [...inTop]
			.map(([careerId, count]) => ({ careerId, share: count / attempts }))
			.sort((one, other) => other.share - one.share),
		exposureBound,
		tiedShare: tied / attempts,
		changedAttempts,
		keptAfterChange: keptAfterChange(questionnaire),
	};
};

/** The audit of a questionnaire: deterministic, and measured once for each questionnaire. */
export const evidenceOf = (questionnaire: Questionnaire): Evidence => {
	const evidence = known.get(questionnaire) ?? measure(questionnaire);
	known.set(questionnaire, evidence);
	return evidence;
};

/** The full audit of the current questionnaire, and a summary for every published one. */
export const publishedEvidence = (
	published: readonly Questionnaire[],
	current: Questionnaire,
): PublishedEvidence => ({
	current: evidenceOf(current),
	standOut: standOutEvidence(current, noneInEvidence),
	ties: tieEvidence(current, attempts),
	versions: published.map((questionnaire) =>
		versionFigures(evidenceOf(questionnaire.version === current.version ? current : questionnaire)),
	),
});
