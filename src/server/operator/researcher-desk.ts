import type { Command } from "commander";
import { localDateSchema } from "#contract/shared.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { dateIn } from "#domain/shared/time.ts";
import {
	changeResearcher,
	findResearcher,
	type ResearcherRow,
	researchersAt,
} from "#server/consultations/researchers/store.ts";
import { deleteDeskLinks } from "#server/desk/link-store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { endDeskSessions } from "#server/platform/session/desk-store.ts";
import type { OperatorContext } from "./context.ts";
import type { Run } from "./run.ts";
import type { Row } from "./table.ts";
import { readDate } from "./times.ts";

/**
 * A researcher by id.
 * @throws Refusal for an unknown one
 */
export async function researcherOf(
	{ database }: { readonly database: Pick<OperatorContext["database"], "queries"> },
	id: string,
): Promise<ResearcherRow> {
	const found = await findResearcher(database.queries(), id);
	if (found === undefined) throw new Refusal(`No researcher has the id "${id}".`);
	return found;
}

/**
 * An address opens one desk.
 * @throws Refusal when another active researcher has the address
 */
export async function refuseSharedAddress(
	queries: Queries,
	{ id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
	const other = (await researchersAt(queries, email)).find((row) => row.id !== id);
	if (other !== undefined) {
		throw new Refusal(
			`The researcher "${other.id}" has the address ${email}, and an address opens one desk: use another.`,
		);
	}
}

/** Ends all that opened a desk, before its address changes: the earlier mailbox opens it no longer. */
export async function closeDesk(transaction: Transaction, researcherId: string): Promise<void> {
	await deleteDeskLinks(transaction, researcherId);
	await endDeskSessions(transaction, researcherId);
}

/**
 * A line that an operator typed, without spaces around it.
 * @throws Refusal for a text that is empty or longer than a line
 */
export function readLine(text: string, what: string): string {
	const line = text.trim();
	if (line === "" || line.length > 200 || /\p{Cc}/u.test(line)) {
		throw new Refusal(`${what} has 1 to 200 characters on one line: nothing was changed.`);
	}
	return line;
}

/** The instant of a check: now, or the noon of a day that is not in the future. */
function readCheckDay({ now }: OperatorContext, day: string | undefined, row: ResearcherRow): Date {
	if (day === undefined) return now();
	const date = localDateSchema.parse(readDate(day));
	if (date > dateIn(toInstant(now()), row.zone))
		throw new Refusal(`${day} is in the future: nothing was changed.`);
	return new Date(`${date}T12:00:00.000Z`);
}

/** Commands for a researcher's desk, and for the checks before they meet students. */
export function researcherDeskCommands(group: Command, run: Run, shown: (row: ResearcherRow) => Row): void {
	/** Changes a researcher, with more in the same transaction. */
	const change = async (
		{ database, now }: OperatorContext,
		id: string,
		command: string,
		changes: Parameters<typeof changeResearcher>[2],
		more: (transaction: Transaction) => Promise<void> = async () => {},
	) => {
		const changed = await database.transaction(async (transaction) => {
			const row = await changeResearcher(transaction, id, changes, now());
			await more(transaction);
			return row;
		});
		const did = { event: `operator: researchers ${command}`, accountId: null, researcherId: id } as const;
		return { rows: changed === undefined ? [] : [shown(changed)], did };
	};

	group
		.command("invite <id>")
		.description("mail the link to their desk; it works once, for 14 days, and replaces an earlier one")
		.action((id: string) =>
			run(async (context) => {
				const { email, locale } = await researcherOf(context, id);
				if (email === null) throw new Refusal(`"${id}" has no address: add one with edit.`);
				await refuseSharedAddress(context.database.queries(), { id, email });
				const invitedAt = context.now();
				return change(context, id, "invite", { invitedAt }, async (transaction) => {
					const mail = { kind: "deskInvitation", locale, to: email, accountId: null } as const;
					const facts = { researcherId: id };
					await context.services.mailer.enqueue(transaction, { ...mail, facts }, invitedAt);
				});
			}),
		);
	group
		.command("check <id>")
		.description("record that you have checked who they are, before they can be booked")
		.requiredOption("--what <text>", 'what you saw, such as "passport, by video call": no number, no copy')
		.requiredOption("--by <name>", "who checked")
		.option("--on <day>", "the day of the check, such as 2027-05-03; by default today")
		.action((id: string, { what, by, on }: { what: string; by: string; on?: string }) =>
			run(async (context) => {
				const row = await researcherOf(context, id);
				return change(context, id, "check", {
					identityCheck: readLine(what, "What was checked"),
					identityCheckedBy: readLine(by, "The name of who checked"),
					identityCheckedAt: readCheckDay(context, on, row),
				});
			}),
		);
	group
		.command("uncheck <id>")
		.description("withdraw a check that was recorded by mistake: they can't be booked until the next one")
		.action((id: string) =>
			run(async (context) => {
				await researcherOf(context, id);
				const nothing = { identityCheck: null, identityCheckedBy: null, identityCheckedAt: null };
				return change(context, id, "uncheck", nothing);
			}),
		);
	group
		.command("suspend <id>")
		.description("hide them from students at once; booked consultations stay: cancel them with appointments")
		.action((id: string) =>
			run(async (context) => {
				await researcherOf(context, id);
				return change(context, id, "suspend", { suspendedAt: context.now() });
			}),
		);
	group
		.command("resume <id>")
		.description("end a suspension, also one by a report")
		.action((id: string) =>
			run(async (context) => {
				const { suspendedAt } = await researcherOf(context, id);
				if (suspendedAt === null) throw new Refusal(`"${id}" is not suspended: nothing was changed.`);
				return change(context, id, "resume", { suspendedAt: null });
			}),
		);
}
