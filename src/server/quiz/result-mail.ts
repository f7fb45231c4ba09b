import type { FinishedQuiz } from "#contract/quiz.ts";
import type { BodyOf } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { isDeliverableAddress } from "#domain/account/email-address.ts";
import { checkUserInfo } from "#domain/account/forms.ts";
import { readPersonName } from "#domain/account/person-name.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { isCategoryKey, spectrum } from "#domain/careers/category.ts";
import { encodeResultCode } from "#domain/quiz/result-code.ts";
import { type QuizScore, scoreAnswers } from "#domain/quiz/score.ts";
import { decideTie, type TieChoice } from "#domain/quiz/tie-decision.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import type { QuizDependencies } from "./dependencies.ts";
import type { ResultFacts } from "./mail.ts";
import { scoreClaimed } from "./score-attempt.ts";

type Outcome = Omit<ResultFacts, "name" | "updates">;

/** The count of each field as a share of the highest, violet to red. */
const lightOf = ({ categories }: QuizScore): number[] => {
	const highest = Math.max(1, ...categories.map(({ count }) => count));
	const countOf = (key: string) => categories.find(({ id }) => id === key)?.count ?? 0;
	return spectrum.map(({ key }) => Math.round((100 * countOf(key)) / highest) / 100);
};

/**
 * The content of the mail: scored from valid answers; without them the careers and categories that were sent.
 */
const outcomeOf = ({
	questionnaireVersion,
	answers,
	results,
	tieChoices = [],
}: FinishedQuiz & { questionnaireVersion: number; tieChoices?: TieChoice[] | undefined }): Outcome => {
	const scored = answers && scoreClaimed({ questionnaireVersion, answers });
	const { topCareers, topCategories } = scored?.ok ? scored.value.results : results;
	const score = scored?.ok ? scoreAnswers(scored.value.questionnaire, scored.value.answers) : null;
	const decided = score && decideTie(score, tieChoices);
	return {
		// Where the sciences do not stand out there are no careers to decide between.
		careers: (topCareers.length > 0 && decided ? decided.five : topCareers).filter(isCareerId),
		categories: topCategories.filter(isCategoryKey),
		...(score ? { light: lightOf(score) } : {}),
		code: scored?.ok
			? encodeResultCode(
					scored.value.questionnaire,
					scored.value.answers,
					tieChoices.slice(0, decided?.asked.length ?? 0),
				)
			: null,
	};
};

/** The addressee and the results of a request that can be sent. */
const readRequest = (body: BodyOf<typeof routes.mailResults>) => {
	const checked = checkUserInfo(body);
	if (!checked.ok) return checked;
	const { email } = checked.value;
	if (!isDeliverableAddress(email)) return failure("forms.email_invalid");
	const name = readPersonName(checked.value.name);
	if (!name.ok) return name;
	const outcome = outcomeOf(body);
	// Without careers it is a result only where the answers were scored: then the sciences do not stand out.
	if (outcome.careers.length === 0 && outcome.code === null) return failure("quiz.results_missing");
	return success({ email, name: name.value, outcome });
};

/** Results by e-mail, for guests too. */
export const resultMailRoute = ({ database, mailer, askForNewsletter }: QuizDependencies) =>
	implementRoute(
		routes.mailResults,
		async ({ body, openSession, now }) => {
			const read = readRequest(body);
			if (!read.ok) return read;
			const { email, name, outcome } = read.value;
			const signedIn = await openSession();
			// Under fifteen nothing optional is stored without a parent's consent.
			const wantsUpdates = body.consentToUpdates && signedIn?.consent !== "pending";
			const { locale } = body;
			const address = email.toLowerCase();
			const isOwn = signedIn?.email === address;
			const asking = { email: address, locale, accountId: isOwn ? signedIn.accountId : null };
			await database.transaction(async (transaction) => {
				const updates = wantsUpdates && (await askForNewsletter(transaction, asking, now));
				const accountId = signedIn?.accountId ?? null;
				const facts = { name, updates, ...outcome };
				await mailer.enqueue(transaction, { kind: "results", locale, to: email, accountId, facts }, now);
			});
			return success(null);
		},
		{ precheck: readRequest },
	);
