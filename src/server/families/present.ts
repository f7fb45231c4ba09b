import { questionnaires } from "#content/quiz/index.ts";
import type { Child, OwnFamily } from "#contract/families.ts";
import type { ConsentState } from "#domain/account/consent.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { type FamilyFacts, type FamilyView, familyView } from "#domain/families/family-view.ts";
import type { Guess } from "#domain/families/talk.ts";
import {
	chosenIds,
	type Questionnaire,
	type QuizAnswers,
	questionnaireOfVersion,
} from "#domain/quiz/questionnaire.ts";
import { resultsOf } from "#domain/quiz/stand-out.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { savedCareersOf } from "#server/careers/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { latestAttemptOf } from "#server/quiz/store.ts";
import {
	childrenOf,
	codeOf,
	type GuessRow,
	guessesOf,
	type LinkRow,
	parentsOf,
	shownCareersOf,
} from "./store.ts";

/** A student's latest attempt whose answers are stored and whose questionnaire is known. */
export async function latestOf(queries: Queries, studentId: string): Promise<FamilyFacts["latest"]> {
	const latest = await latestAttemptOf(queries, studentId);
	const questionnaire = questionnaireOfVersion(questionnaires, latest?.questionnaireVersion);
	return latest && questionnaire ? { questionnaire, answers: latest.answers } : null;
}

const presentGuess = ({ questionId, questionnaireVersion, guessed, shown }: GuessRow): Guess => ({
	questionId,
	questionnaireVersion,
	guessed,
	shown,
});

const shownBy = async (queries: Queries, linkId: string) =>
	(await shownCareersOf(queries, linkId)).filter(isCareerId);

/** A link's current view for the parent. Parent and student both get it from this function. */
async function viewOf(
	queries: Queries,
	{ id }: LinkRow,
	consent: ConsentState,
	latest: FamilyFacts["latest"],
): Promise<FamilyView | null> {
	const [shownCareers, guesses] = [await shownBy(queries, id), await guessesOf(queries, id)];
	return familyView({ consent, latest, shownCareers, guesses: guesses.map(presentGuess) });
}

/** A student's own answer to a question of one questionnaire version; null where there is none. */
export const answerTo = (
	latest: { readonly questionnaire: Questionnaire; readonly answers: QuizAnswers } | null,
	{ questionId, questionnaireVersion }: Pick<Guess, "questionId" | "questionnaireVersion">,
): string[] | null => {
	if (latest?.questionnaire.version !== questionnaireVersion) return null;
	const chosen = chosenIds(latest.answers, questionId);
	return chosen.length === 0 ? null : [...chosen];
};

/** The expiry of the account's own code; null once it has passed. */
export const presentCode = (
	code: { readonly expiresAt: Date } | undefined,
	now: Date,
): { readonly expiresAt: Instant } | null =>
	code && code.expiresAt > now ? { expiresAt: toInstant(code.expiresAt) } : null;

/** A parent's linked children, as the parent sees them. */
export async function presentChildren(queries: Queries, parentId: string): Promise<Child[]> {
	const children: Child[] = [];
	for (const { link, consent } of await childrenOf(queries, parentId)) {
		const latest = await latestOf(queries, link.studentId);
		const view = await viewOf(queries, link, consent, latest);
		children.push({
			id: link.id,
			childName: link.childName,
			linkedAt: toInstant(link.linkedAt),
			view,
			talkVersion: (view && latest?.questionnaire.version) ?? null,
		});
	}
	return children;
}

/** A student's own links, for a student who may have any. */
export async function presentOwnFamily(
	queries: Queries,
	student: { readonly accountId: string; readonly consent: ConsentState },
	now: Date,
): Promise<OwnFamily | null> {
	const { accountId, consent } = student;
	const latest = await latestOf(queries, accountId);
	const preview = familyView({ consent, latest, shownCareers: [], guesses: [] });
	if (preview === null) return null;
	const code = await codeOf(queries, accountId);
	const top = latest ? resultsOf(latest.questionnaire, latest.answers).topCareers : [];
	const saved = (await savedCareersOf(queries, accountId)).map(({ careerId }) => careerId);
	const parents: OwnFamily["parents"] = [];
	for (const { link, parentName } of await parentsOf(queries, accountId)) {
		const view = await viewOf(queries, link, consent, latest);
		if (view === null) continue;
		const ownAnswers = view.guesses.map((guess) => ({
			questionId: guess.questionId,
			chosen: answerTo(latest, guess),
		}));
		const { id, childName, linkedAt } = link;
		parents.push({ id, parentName, childName, linkedAt: toInstant(linkedAt), view, ownAnswers });
	}
	return {
		code: presentCode(code, now),
		preview,
		ownCareers: [...new Set([...top, ...saved])].filter(isCareerId),
		parents,
	};
}
