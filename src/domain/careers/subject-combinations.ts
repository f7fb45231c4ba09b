/** The share of those admitted to a family of studies who had one pair of subjects in their last year of school. */
export interface PairShare<Subject extends string> {
	readonly pair: readonly [Subject, Subject];
	/** People admitted with this pair. */
	readonly admitted: number;
	/** Percent of the admitted students. */
	readonly percent: number;
}

/** A family of studies with its most frequent pairs. */
export interface StudyFamily<Subject extends string = string> {
	readonly key: string;
	/** The number of admitted students: the base of its shares. */
	readonly admitted: number;
	readonly pairs: readonly PairShare<Subject>[];
}

/** A family with the share for a choice of subjects; null where the pair is not among those published. */
export interface FamilyShare<Family> {
	readonly family: Family;
	readonly percent: number | null;
}

/** Below this number of admitted students, a share says little and its base is shown with it. */
export const smallBase = 100;

const isPair = (pair: readonly string[], one: string, other: string): boolean =>
	pair.includes(one) && pair.includes(other) && one !== other;

/**
 * The families by the share of those admitted who had exactly the two subjects, the largest share first. Families that
 * do not publish the pair are last, in their given order, without a figure: too few to show is not none.
 */
export const familiesByPair = <Family extends StudyFamily>(
	families: readonly Family[],
	one: string,
	other: string,
): FamilyShare<Family>[] =>
	families
		.map((family) => ({
			family,
			percent: family.pairs.find(({ pair }) => isPair(pair, one, other))?.percent ?? null,
		}))
		.sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1));

/**
 * The largest published share of each family among all pairs of up to three chosen subjects: what someone with three
 * subjects in the year before last can still keep.
 */
export const familiesByChoice = <Family extends StudyFamily>(
	families: readonly Family[],
	chosen: readonly string[],
): FamilyShare<Family>[] => {
	const best = new Map<Family, number>();
	for (const [index, one] of chosen.entries())
		for (const other of chosen.slice(index + 1))
			for (const { family, percent } of familiesByPair(families, one, other))
				if (percent !== null) best.set(family, Math.max(percent, best.get(family) ?? 0));
	return families
		.map((family) => ({ family, percent: best.get(family) ?? null }))
		.sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
};

/** Adds or removes a subject; beyond the maximum the first choice is dropped. */
export const toggleSubject = <Subject extends string>(
	chosen: readonly Subject[],
	subject: Subject,
	max: number,
): Subject[] =>
	chosen.includes(subject) ? chosen.filter((one) => one !== subject) : [...chosen, subject].slice(-max);

/** A subject that could take the place of another one, and how many families publish a share for the new choice. */
export interface Replacement {
	readonly subject: string;
	readonly families: number;
}

const maxReplacements = 3;

/**
 * The subjects with which a choice, after one subject was dropped, leads to most families: at most three, the best first;
 * none that leads nowhere. Ties keep the order of `subjects`.
 */
export const replacementsFor = (
	families: readonly StudyFamily[],
	chosen: readonly string[],
	dropped: string,
	subjects: readonly string[],
): Replacement[] =>
	subjects
		.filter((subject) => subject !== dropped && !chosen.includes(subject))
		.map((subject) => ({
			subject,
			families: familiesByChoice(families, [...chosen, subject]).filter(({ percent }) => percent !== null)
				.length,
		}))
		.filter(({ families: count }) => count > 0)
		.toSorted((one, other) => other.families - one.families)
		.slice(0, maxReplacements);
