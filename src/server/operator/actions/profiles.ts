import { profileFields } from "#domain/consultations/profile.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { locales } from "#domain/shared/locale.ts";
import { checkProfile } from "#server/desk/profiles/check.ts";
import { findSentProfile, waitingProfiles } from "#server/desk/profiles/store.ts";
import type { RecordIn } from "#server/platform/audit/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { ActionContext, OperatorActionHandlers } from "./action.ts";
import { researcherOf } from "./researchers.ts";

const textOf = (value: string | readonly string[]): string =>
	typeof value === "string" ? value : value.join(" | ");

/** Decides about the version of a profile that the operator has read. */
async function decide(
	context: ActionContext,
	{ id, version }: { readonly id: string; readonly version: string },
	refusal: string | null,
) {
	await researcherOf(context, id);
	const dependencies = { database: context.database, mailer: context.services.mailer };
	const record: RecordIn = (transaction) => context.record(transaction, { researcherId: id });
	const check = { researcherId: id, version, refusal, record };
	if (!(await checkProfile(dependencies, check, context.now())))
		throw new Refusal(
			`No profile of "${id}" with the version ${version} waits: nothing was changed. See profiles show ${id}.`,
			"operator.nothing_changed",
		);
	return { rows: [{ researcher: id, version, refusal }] };
}

/** Actions on the profiles that researchers have sent. */
export const profileActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `profiles ${string}`>
> = {
	"profiles list": async ({ database }) => ({
		rows: (await waitingProfiles(database.queries())).map(({ researcherId, version, sentAt, words }) => ({
			researcher: researcherId,
			version,
			sent: toInstant(sentAt),
			title: words.en.title,
			titleFr: words.fr.title,
		})),
	}),
	"profiles show": async (context, { id }) => {
		const row = await researcherOf(context, id);
		const sent = await findSentProfile(context.database.queries(), id);
		if (sent === undefined) throw new Refusal(`"${id}" has sent no profile.`, "operator.unknown");
		return {
			rows: locales.flatMap((language) =>
				profileFields.map((field) => ({
					version: sent.version,
					language,
					field,
					now: textOf(row.words[language][field]),
					sent: textOf(sent.words[language][field]),
				})),
			),
		};
	},
	"profiles approve": (context, given) => decide(context, given, null),
	"profiles refuse": async (context, { reason, ...given }) => {
		const refusal = reason.trim();
		if (refusal === "")
			throw new Refusal("Give a reason: the researcher reads it.", "operator.input_invalid");
		return decide(context, given, refusal);
	},
};
