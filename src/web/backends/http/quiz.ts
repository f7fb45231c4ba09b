import {
	type Attempt,
	type FinishedQuiz,
	type GuestAttempt,
	quizAnswersSchema,
	quizResultsSchema,
} from "#contract/quiz.ts";
import { routes } from "#contract/routes.ts";
import { checkUserInfo, type UserInfo } from "#domain/account/forms.ts";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, valueIn } from "#domain/shared/result.ts";
import type { Kept } from "../browser/kept.ts";
import { settle } from "../browser/outcome.ts";
import { type Client, mayPass } from "./client.ts";
import type { GuestStore } from "./guest-store.ts";
import { storageKeys } from "./storage-key.ts";
import { isKeeper, type Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

interface Parts {
	readonly world: HttpWorld;
	readonly client: Client;
	readonly who: Who;
	readonly visit: Kept;
	readonly store: GuestStore;
}

/** Results live as long as the visit; attempts go to the account, or stay with the guest's work on the device. */
export const httpQuiz = ({ world, client, who, visit, store }: Parts) => {
	const readResults = (): FinishedQuiz | null => {
		const results = visit.read(storageKeys.quizResults, quizResultsSchema);
		return results && { results, answers: visit.read(storageKeys.quizAnswers, quizAnswersSchema) };
	};
	const send = async (attempt: GuestAttempt): Promise<void> => {
		const sent = await client.ask(routes.saveAttempt, { body: attempt }, [
			"account.sign_in_required",
			"account.consent_required",
		]);
		if (!sent.ok && mayPass(sent.code)) return;
		// The session had ended, or consent is missing: it is a guest's attempt now.
		if (!sent.ok && sent.code.startsWith("account.")) store.releaseUnsent();
		else store.removeUnsent(attempt);
	};
	let sending: Promise<void> | undefined;
	const sendUnsent = (): Promise<void> => {
		sending ??= (async () => {
			for (const attempt of store.read().unsent) await send(attempt);
			sending = undefined;
		})();
		return sending;
	};
	const keep = async (attempt: GuestAttempt): Promise<void> => {
		if (!isKeeper(await who.known())) return store.addAttempt(attempt);
		store.addUnsent(attempt);
		await send(attempt);
	};
	return {
		/** Keeps a finished quiz with the account, or with the guest's work. */
		keepAttempt: async (answers: QuizAnswers): Promise<void> => {
			const { questionnaireVersion } = await world.rules();
			await keep({ completedAt: world.now(), questionnaireVersion, answers });
		},
		readResults,
		emailResults: (recipient: UserInfo, locale: Locale) =>
			settle(async () => {
				const checked = checkUserInfo(recipient);
				if (!checked.ok) return checked;
				const finished = readResults();
				if (!finished) return failure("quiz.results_missing");
				const { questionnaireVersion } = await world.rules();
				return client.ask(
					routes.mailResults,
					{ body: { ...checked.value, locale, questionnaireVersion, ...finished } },
					["forms.required", "forms.email_invalid", "forms.name_invalid", "quiz.results_missing"],
				);
			}),
		attempts: async (): Promise<Attempt[]> => {
			const asked = await client.ask(routes.attempts, {}, ["account.sign_in_required"]);
			if (!asked.ok && asked.code === "account.sign_in_required") return [];
			return valueIn(asked).attempts;
		},
		sendUnsent,
	};
};
