import type { CircleDesk } from "#contract/circles.ts";
import { needsGuardian } from "#domain/billing/guardian.ts";
import { circleRoomStateOf, mayHostCome } from "#domain/circles/room.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { type LinkReader, readCircleLink } from "./link-store.ts";
import { peopleOf, presentCircle } from "./present.ts";
import { researcherOfCircle } from "./present-own.ts";
import {
	type CircleRow,
	changeCircle,
	circleFactsOf,
	lockCircle,
	participantsOf,
	seatedOf,
} from "./store.ts";

type LinkUnknown = "account.link_damaged" | "circles.link_unknown";

/** The state of a circle's room, with its address while it is open. */
export function presentRoom(circle: CircleRow, now: Date): Pick<CircleDesk, "room" | "url"> {
	const room = circleRoomStateOf(circleFactsOf(circle), toInstant(now));
	return { room, ...(room === "open" ? { url: circle.roomUrl } : {}) };
}

/** A circle as its host or researcher sees it. First names are shown until it is over. */
async function presentDesk(
	queries: Queries,
	circle: CircleRow,
	reader: LinkReader,
	now: Date,
): Promise<CircleDesk> {
	const researcher = await researcherOfCircle(queries, circle);
	const participants = peopleOf(await participantsOf(queries, [circle.id]), circle.id);
	const room = presentRoom(circle, now);
	const seated = room.room === "over" ? [] : await seatedOf(queries, circle.id);
	const isDue = mayHostCome(circleFactsOf(circle), toInstant(now)) && circle.hostCameAt === null;
	return {
		...room,
		reader,
		circle: presentCircle({ circle, researcher, participants }, now),
		seated: seated.map(({ firstName, role, ageBand }) => ({
			firstName,
			isMinor: needsGuardian(role, ageBand),
		})),
		canOpen: reader === "host" && isDue,
		...(circle.cancelReason === null ? {} : { cancelReason: circle.cancelReason }),
	};
}

/** The page of a circle's host or researcher, by a mailed link. */
export async function readDesk(
	{ database }: Pick<CirclesDependencies, "database">,
	token: string,
	now: Date,
): Promise<Result<CircleDesk, LinkUnknown>> {
	const found = await readCircleLink(database.queries(), token);
	if (!found.ok) return found;
	const { circle, reader } = found.value;
	return success(await presentDesk(database.queries(), circle, reader, now));
}

/** The host has come: opens the room for everyone. A second request finds it open. */
export async function openCircleRoom(
	{ database }: Pick<CirclesDependencies, "database">,
	token: string,
	now: Date,
): Promise<Result<CircleDesk, LinkUnknown | "circles.room_closed">> {
	return database.transaction(async (transaction) => {
		const found = await readCircleLink(transaction, token);
		if (!found.ok) return found;
		const circle = await lockCircle(transaction, found.value.circle.id);
		if (circle === undefined) return failure("circles.link_unknown");
		if (found.value.reader !== "host" || !mayHostCome(circleFactsOf(circle), toInstant(now)))
			return failure("circles.room_closed");
		if (circle.hostCameAt !== null) return success(await presentDesk(transaction, circle, "host", now));
		const opened = await changeCircle(transaction, circle.id, { hostCameAt: now });
		await recordEvent(transaction, {
			event: "circle_opened",
			accountId: null,
			at: now,
			researcherId: circle.researcherId,
		});
		return success(await presentDesk(transaction, opened, "host", now));
	});
}
