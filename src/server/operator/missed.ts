import { Argument, type Command } from "commander";
import { toInstantOrNull } from "#domain/shared/moment.ts";
import { listMissed } from "#server/consultations/missed/store.ts";
import { findAppointment } from "#server/consultations/store.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "./context.ts";
import type { Run } from "./run.ts";
import { writeLocalTime } from "./times.ts";

async function shown({ database }: Pick<OperatorContext, "database">, isOpen: boolean) {
	const found = await listMissed(database.queries(), isOpen);
	return found.map(({ missed, appointment: { researcherId, startsAt, zone, paymentId }, ...people }) => ({
		...{ appointment: missed.appointmentId, began: writeLocalTime(startsAt, zone), zone },
		...{ researcher: researcherId, ...people, payment: paymentId },
		byStudent: toInstantOrNull(missed.studentReportedAt),
		byResearcher: toInstantOrNull(missed.researcherReportedAt),
		price: missed.outcome,
		decided: toInstantOrNull(missed.decidedAt),
	}));
}

/** Commands on appointments to which a side did not come. */
export function missedCommands(program: Command, run: Run): void {
	const group = program.command("missed").description("consultations to which a side did not come");
	group
		.command("list")
		.description("those that wait for a decision; with --all every one")
		.option("--all", "those that are decided, too")
		.action(({ all }: { all?: boolean }) =>
			run(async (context) => ({ rows: await shown(context, !all), none: "No missed appointments." })),
		);
	group
		.command("decide <appointment>")
		.description("decide about the price of one that waits; all participants get an e-mail")
		.addArgument(new Argument("<price>", "give it back, or keep it").choices(["refund", "keep"]))
		.action((id: string, price: "refund" | "keep") =>
			run(async (context) => {
				const outcome = price === "refund" ? "refunded" : "kept";
				const isDecided = isId(id) && (await context.services.operatorActions.decideMissed(id, outcome));
				if (!isDecided) {
					throw new Refusal(`No missed appointment "${id}" waits for a decision: nothing was changed.`);
				}
				const row = await findAppointment(context.database.queries(), id);
				const rows = (await shown(context, false)).filter(({ appointment }) => appointment === id);
				const event = "operator: missed decide" as const;
				return row === undefined
					? { rows }
					: { rows, did: { event, accountId: row.accountId, researcherId: row.researcherId } };
			}),
		);
}
