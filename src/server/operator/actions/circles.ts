import { occupies } from "#domain/circles/seats.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { allCircles, type CircleRow, findCircle, participantsOf } from "#server/circles/store.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { participantsOfCircle } from "../store.ts";
import { euros } from "../table.ts";
import { writeLocalTime } from "../times.ts";
import type { OperatorActionHandlers } from "./action.ts";
import { readReason } from "./appointments.ts";

/**
 * A circle by id.
 * @throws Refusal for an unknown one
 */
export async function circleOf({ database }: OperatorContext, id: string): Promise<CircleRow> {
	const found = isId(id) ? await findCircle(database.queries(), id) : undefined;
	if (found === undefined) throw new Refusal(`No circle has the id "${id}".`, "operator.unknown");
	return found;
}

/** Circles as rows of the list. */
export async function shownCircles({ database }: OperatorContext, rows: readonly CircleRow[]) {
	const participants = await participantsOf(
		database.queries(),
		rows.map(({ id }) => id),
	);
	return rows.map((row) => {
		const own = participants.filter(({ circleId }) => circleId === row.id);
		return {
			id: row.id,
			subject: row.subject.en,
			researcher: row.researcherId,
			host: row.hostName,
			begins: writeLocalTime(row.startsAt, row.zone),
			zone: row.zone,
			startsAt: toInstant(row.startsAt),
			minutes: row.minutes,
			seats: row.seats,
			taken: own.filter(occupies).length,
			waiting: own.filter(({ state }) => state === "waiting").length,
			euros: euros(row.priceCents),
			language: row.language,
			state: row.state,
			hostCameAt: toInstantOrNull(row.hostCameAt),
		};
	});
}

/** Actions on circles: consultations of a researcher with a group, in the presence of a host. */
export const circleActions: OperatorActionHandlers<
	"circles list" | "circles participants" | "circles cancel"
> = {
	"circles list": async (context, { ahead }) => {
		const rows = await allCircles(context.database.queries());
		const isShown = (row: CircleRow) => !ahead || (row.state === "planned" && row.startsAt > context.now());
		return { rows: await shownCircles(context, rows.filter(isShown)) };
	},
	"circles participants": async (context, { id }) => {
		await circleOf(context, id);
		const rows = await participantsOfCircle(context.database.queries(), id);
		return { rows: rows.map((row) => ({ ...row, since: toInstant(row.since) })) };
	},
	"circles cancel": async (context, { id, reason }) => {
		const read = readReason(reason);
		const { researcherId } = await circleOf(context, id);
		const isCancelled = await context.services.circleActions.cancel(id, read, (transaction) =>
			context.record(transaction, { researcherId }),
		);
		if (!isCancelled)
			throw new Refusal(
				"The circle has started, is over or is cancelled. Nothing was changed.",
				"operator.nothing_changed",
			);
		return { rows: await shownCircles(context, [await circleOf(context, id)]) };
	},
};
