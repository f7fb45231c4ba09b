import type { Localized } from "#domain/shared/locale.ts";
import { changeResearcher, findResearcher, lockResearcher } from "#server/consultations/researchers/store.ts";
import type { RecordIn } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { ResearcherWords } from "#server/platform/db/schema/consultation.ts";
import type { DeskMails } from "../mail.ts";
import { refuseSentProfile, removeSentProfile } from "./store.ts";

interface CheckDependencies {
	readonly database: Pick<Database, "transaction">;
	readonly mailer: DeskMails;
}

/** An operator's decision about the version of a profile that they have read. */
export interface ProfileCheck {
	readonly researcherId: string;
	readonly version: string;
	/** Why it is refused; null approves it. */
	readonly refusal: string | null;
	/** Records the decision, in its transaction. */
	readonly record: RecordIn;
}

/**
 * Shows a sent profile to students, or refuses it with a reason; the researcher gets a mail. The name stays as it is. False
 * when this version does not wait: the researcher has sent another, or an operator has decided.
 */
export const checkProfile = (
	{ database, mailer }: CheckDependencies,
	{ researcherId, version, refusal, record }: ProfileCheck,
	now: Date,
): Promise<boolean> =>
	database.transaction(async (transaction) => {
		await lockResearcher(transaction, researcherId);
		const row = await findResearcher(transaction, researcherId);
		const decided =
			refusal === null
				? await removeSentProfile(transaction, researcherId, version)
				: await refuseSentProfile(transaction, { researcherId, version }, { refusal, refusedAt: now });
		if (row === undefined || decided === undefined) return false;
		if (refusal === null) {
			const words: Localized<ResearcherWords> = {
				en: { ...row.words.en, ...decided.words.en },
				fr: { ...row.words.fr, ...decided.words.fr },
			};
			await changeResearcher(transaction, researcherId, { words }, now);
		}
		if (row.email !== null) {
			const mail = { kind: "profileChecked", locale: row.locale, to: row.email, accountId: null } as const;
			await mailer.enqueue(transaction, { ...mail, facts: { researcherId, refusal } }, now);
		}
		await record(transaction);
		return true;
	});
