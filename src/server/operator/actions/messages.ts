import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { listMissed } from "#server/consultations/missed/store.ts";
import { closeReport, listReports } from "#server/consultations/reports/store.ts";
import { isId } from "#server/platform/db/id.ts";
import { unsentMails } from "#server/platform/mail/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { answerMessage, listMessages, removeMessage } from "../store.ts";
import { writeLocalTime } from "../times.ts";
import { type OperatorActionHandlers, recorded } from "./action.ts";

/** @throws Refusal because there is nothing of that id */
const refuseId = (what: string, id: string): never => {
	throw new Refusal(`No ${what} has the id "${id}".`, "operator.unknown");
};

async function shownMissed({ database }: Pick<OperatorContext, "database">, isOpen: boolean) {
	const found = await listMissed(database.queries(), isOpen);
	return found.map(({ missed, appointment: { researcherId, startsAt, zone, paymentId }, ...people }) => ({
		appointment: missed.appointmentId,
		began: writeLocalTime(startsAt, zone),
		zone,
		researcher: researcherId,
		...people,
		payment: paymentId,
		byStudent: toInstantOrNull(missed.studentReportedAt),
		byResearcher: toInstantOrNull(missed.researcherReportedAt),
		price: missed.outcome,
		decided: toInstantOrNull(missed.decidedAt),
	}));
}

type Subject = "messages" | "reports" | "missed" | "mails";

/** Actions on what people write and report, and on mails that wait, fail or were refused. Their content is private and not shown. */
export const messageActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `${Subject} ${string}`>
> = {
	"messages list": async ({ database }, { open }) => ({
		rows: (await listMessages(database.queries(), open)).map((row) => ({
			id: row.id,
			received: toInstant(row.receivedAt),
			priority: row.isPriority,
			name: row.name,
			email: row.email,
			language: row.locale,
			answered: toInstantOrNull(row.answeredAt),
			message: row.message,
		})),
	}),
	"messages answered": ({ database, now, record }, { id }) =>
		database.transaction(async (transaction) => {
			const row = isId(id) ? await answerMessage(transaction, id, now()) : undefined;
			if (row === undefined) return refuseId("message", id);
			await record(transaction, { accountId: row.accountId });
			return { rows: [{ id, from: row.email, answered: true }] };
		}),
	"messages remove": (context, { id }) =>
		recorded(context, {}, async (transaction) => {
			if (!isId(id) || !(await removeMessage(transaction, id))) refuseId("message", id);
			return { rows: [{ id, removed: true }] };
		}),
	"reports list": async ({ database }, { all }) => ({
		rows: (await listReports(database.queries(), !all)).map(({ report, startsAt, student, email }) => ({
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
	}),
	"reports close": ({ database, now, record }, { id }) =>
		database.transaction(async (transaction) => {
			const row = isId(id) ? await closeReport(transaction, id, now()) : undefined;
			if (row === undefined) return refuseId("report", id);
			const { accountId, researcherId } = row;
			await record(transaction, { accountId, researcherId });
			return { rows: [{ id, researcher: researcherId, closed: true }] };
		}),
	"missed list": async (context, { all }) => ({ rows: await shownMissed(context, !all) }),
	"missed decide": async (context, { id, price }) => {
		const outcome = price === "refund" ? "refunded" : "kept";
		const isDecided =
			isId(id) &&
			(await context.services.operatorActions.decideMissed(id, outcome, (transaction, row) =>
				context.record(transaction, { accountId: row.accountId, researcherId: row.researcherId }),
			));
		if (!isDecided) {
			throw new Refusal(
				`No missed appointment "${id}" waits for a decision: nothing was changed.`,
				"operator.nothing_changed",
			);
		}
		return { rows: (await shownMissed(context, false)).filter(({ appointment }) => appointment === id) };
	},
	"mails list": async ({ database }, { refused, failing }) => ({
		rows: (await unsentMails(database.queries()))
			.filter((row) => !refused || row.refusedAt !== null)
			.filter((row) => !failing || row.failures > 0)
			.map((row) => ({
				id: row.id,
				kind: row.kind,
				to: row.recipient,
				written: toInstant(row.writtenAt),
				failures: row.failures,
				state: row.refusedAt === null ? "waiting" : "refused",
			})),
	}),
	"mails again": ({ database, services, record }, { id }) =>
		database.transaction(async (transaction) => {
			const mail = isId(id) ? await services.mailer.sendAgain(transaction, id) : undefined;
			if (mail === undefined)
				throw new Refusal(`No mail waits or was refused with the id "${id}".`, "operator.unknown");
			const { kind, accountId } = mail;
			await record(transaction, { accountId });
			return { rows: [{ id, kind, again: true }] };
		}),
};
