import type { OperatorRowOf } from "#contract/operator-rows.ts";
import { localDateSchema } from "#contract/shared.ts";
import { type RatingGroup, ratedPerGroup, ratingGroups } from "#domain/quiz/blind-rating.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { leaveOutRatingDay, type RatingDay, ratingDays } from "#server/quiz/blind-rating-store.ts";
import { type ActionContext, type OperatorActionHandlers, recorded } from "./action.ts";

/** A day as a row: how many students rated, and how often careers of each group appealed to those who said so. */
const rowOf = ({ day, isLeftOut, tallies }: RatingDay): OperatorRowOf<"ratingDays"> => {
	const sum = (group: RatingGroup | null, verdicts: readonly string[]) =>
		tallies
			.filter((one) => (group === null || one.group === group) && verdicts.includes(one.verdict))
			.reduce((total, { count }) => total + count, 0);
	const share = (group: RatingGroup) => {
		const answered = sum(group, ["appeals", "does_not_appeal"]);
		return answered === 0 ? null : Math.round((100 * sum(group, ["appeals"])) / answered);
	};
	const all = sum(null, ["appeals", "does_not_appeal", "cannot_say"]);
	return {
		day,
		students: Math.floor(all / (ratingGroups.length * ratedPerGroup)),
		top: share("top"),
		middle: share("middle"),
		bottom: share("bottom"),
		leftOut: isLeftOut,
	};
};

const isDay = (text: string): text is LocalDate => localDateSchema.safeParse(text).success;

/** Leaves a day out of the published figures, or takes it in again. */
const leaveOut =
	(isLeftOut: boolean) =>
	async (context: ActionContext, { day }: { readonly day: string }) => {
		if (!isDay(day)) throw new Refusal(`"${day}" is no day: write it as 2026-11-25.`);
		await recorded(context, {}, async (transaction) => {
			if (!(await leaveOutRatingDay(transaction, day, isLeftOut)))
				throw new Refusal(`Nothing was rated on ${day}.`, "operator.unknown");
		});
		const rows = (await ratingDays(context.database.queries())).filter((one) => one.day === day);
		return { rows: rows.map(rowOf) };
	};

/** Actions on the blind ratings of the page *Evidence*: no one checks who rates, so a stuffed day can be left out. */
export const ratingActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `ratings ${string}`>
> = {
	"ratings days": async ({ database }) => ({ rows: (await ratingDays(database.queries())).map(rowOf) }),
	"ratings leave-out": leaveOut(true),
	"ratings take-in": leaveOut(false),
};
