import type { Command } from "commander";
import { toInstant, toInstantOrNull } from "#domain/shared/moment.ts";
import { closeReport, listReports } from "#server/consultations/reports/store.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { Run } from "./run.ts";

/** Commands on problems with consultations that were reported. */
export function reportCommands(program: Command, run: Run): void {
	const group = program.command("reports").description("problems with consultations that were reported");
	group
		.command("list")
		.description("open reports, the latest first; with --all those that were closed, too")
		.option("--all", "those that were closed, too")
		.action(({ all }: { all?: boolean }) =>
			run(async ({ database }) => {
				const found = await listReports(database.queries(), !all);
				return {
					rows: found.map(({ report, startsAt, student, email }) => ({
						id: report.id,
						reported: toInstant(report.createdAt),
						by: report.reporter,
						researcher: report.researcherId,
						student,
						email,
						appointment: report.appointmentId,
						begins: toInstantOrNull(startsAt),
						closed: toInstantOrNull(report.closedAt),
						text: report.text,
					})),
					none: "No reports.",
				};
			}),
		);
	group
		.command("close <id>")
		.description("close a report that was dealt with; a suspension ends only by researchers resume")
		.action((id: string) =>
			run(async ({ database, now }) => {
				const row = isId(id) ? await closeReport(database.queries(), id, now()) : undefined;
				if (row === undefined) throw new Refusal(`No report has the id "${id}".`);
				const { accountId, researcherId } = row;
				const did = { event: "operator: reports close", accountId, researcherId } as const;
				return { rows: [{ id, researcher: researcherId, closed: true }], did };
			}),
		);
}
