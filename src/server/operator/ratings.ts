import type { Command } from "commander";
import { ratedPerGroup, ratingGroups } from "#domain/quiz/blind-rating.ts";
import type { LocalDate } from "#domain/shared/moment.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { leaveOutRatingDay, type RatingDay, ratingDays } from "#server/quiz/blind-ratings.ts";
import type { Run } from "./run.ts";

/** A day as a row: how many students rated, and how often careers of each group appealed to those who said so. */
const rowOf = ({ day, isLeftOut, tallies }: RatingDay) => {
	const sum = (group: string | null, verdicts: readonly string[]) =>
		tallies
			.filter((one) => (group === null || one.group === group) && verdicts.includes(one.verdict))
			.reduce((total, { count }) => total + count, 0);
	const all = sum(null, ["appeals", "does_not_appeal", "cannot_say"]);
	const shares = ratingGroups.map((group) => {
		const answered = sum(group, ["appeals", "does_not_appeal"]);
		const share = answered === 0 ? "-" : `${Math.round((100 * sum(group, ["appeals"])) / answered)}%`;
		return [group, share] as const;
	});
	return {
		day,
		students: Math.floor(all / (ratingGroups.length * ratedPerGroup)),
		...Object.fromEntries(shares),
		"left out": isLeftOut,
	};
};

const isDay = (text: string): text is LocalDate => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Commands on the blind ratings of the page *Evidence*: no one checks who rates, so a stuffed day can be left out. */
export function ratingCommands(program: Command, run: Run): void {
	const group = program.command("ratings").description("students' blind ratings of careers, by day");
	group
		.command("days")
		.description("students and the shares that appealed of each day, the latest first")
		.action(() =>
			run(async ({ database }) => ({
				rows: (await ratingDays(database.queries())).map(rowOf),
				none: "Nothing was rated since ratings are counted by day.",
			})),
		);
	for (const [name, isLeftOut, description] of [
		["leave-out", true, "leave a day out of the published figures (day as 2026-11-25, UTC)"],
		["take-in", false, "count a day again"],
	] as const)
		group
			.command(`${name} <day>`)
			.description(description)
			.action((day: string) =>
				run(async ({ database }) => {
					if (!isDay(day)) throw new Refusal(`"${day}" is no day: write it as 2026-11-25.`);
					if (!(await leaveOutRatingDay(database.queries(), day, isLeftOut)))
						throw new Refusal(`Nothing was rated on ${day}.`);
					const rows = (await ratingDays(database.queries())).filter((one) => one.day === day);
					return { rows: rows.map(rowOf), did: { event: `operator: ratings ${name}`, accountId: null } };
				}),
			);
}
