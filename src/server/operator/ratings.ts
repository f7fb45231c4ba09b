import type { Command } from "commander";
import type { OperatorRowOf } from "#contract/operator-rows.ts";
import { ratingGroups } from "#domain/quiz/blind-rating.ts";
import type { Perform } from "./run.ts";

/** A day as the command prints it: shares in percent. */
const printed = ({ day, students, leftOut, ...shares }: OperatorRowOf<"ratingDays">) => ({
	day,
	students,
	...Object.fromEntries(
		ratingGroups.map((group) => [group, shares[group] === null ? "-" : `${shares[group]}%`]),
	),
	"left out": leftOut,
});
const show = (rows: readonly OperatorRowOf<"ratingDays">[]) => rows.map(printed);

/** Commands on the blind ratings of the page *Evidence*: no one checks who rates, so a stuffed day can be left out. */
export function ratingCommands(program: Command, perform: Perform): void {
	const group = program.command("ratings").description("students' blind ratings of careers, by day");
	group
		.command("days")
		.description("students and the shares that appealed of each day, the latest first")
		.action(() =>
			perform("ratings days", {}, { none: "Nothing was rated since ratings are counted by day.", show }),
		);
	group
		.command("leave-out <day>")
		.description("leave a day out of the published figures (day as 2026-11-25, UTC)")
		.action((day: string) => perform("ratings leave-out", { day }, { show }));
	group
		.command("take-in <day>")
		.description("count a day again")
		.action((day: string) => perform("ratings take-in", { day }, { show }));
}
