import * as z from "zod/mini";
import { type CircleSource, circles } from "#content/circles/circles.ts";
import { researchers } from "#content/consultations/researchers.ts";
import type { Circle, Participation } from "#contract/circles.ts";
import { instantSchema } from "#contract/shared.ts";
import { simulatePayment } from "#domain/billing/payment.ts";
import { circleStateAt, isAhead } from "#domain/circles/circle.ts";
import { circleRoomStateOf } from "#domain/circles/room.ts";
import {
	type AskedSeat,
	type CircleParticipant,
	checkAsked,
	freeSeats,
	leavingReasons,
	offerEndOf,
	waitingList,
} from "#domain/circles/seats.ts";
import { circleStartOn, nextCircleDay } from "#domain/circles/weekly-circle.ts";
import { isRefundable, lastRefundAt } from "#domain/consultations/appointment.ts";
import { type LocalDate, parisZone } from "#domain/shared/instant.ts";
import { cents } from "#domain/shared/money.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type DeviceContext, simulatedDelayMs } from "../api/device/device-context.ts";
import { entriesOf, listIn } from "../api/storage.ts";
import type { DeviceHandlers } from "../api/transport.ts";

/** A participation as the demonstration stores it. */
const storedSchema = z.object({
	circleId: z.string(),
	state: z.enum(["waiting", "seated", "left"]),
	leavingReason: z.optional(z.enum(leavingReasons)),
	since: instantSchema,
	/** Whether the price came back. */
	isRefunded: z.optional(z.boolean()),
});
type Stored = z.infer<typeof storedSchema>;

const ownId = "own";

/** The invented people of a circle, who came before the visitor. */
const inventedPeople = ({ taken, waiting }: CircleSource): CircleParticipant[] =>
	Array.from({ length: taken + waiting }, (_, number) => ({
		id: `invented-${number}`,
		state: number < taken ? "seated" : "waiting",
		waitingSince: "2000-01-01T00:00:00.000Z",
		offerEndsAt: null,
	}));

/** Circles with the illustrative researchers, stored under `circles`, without a payment. No one gives a seat back. */
export const demoCircles = (context: DeviceContext) => {
	const readStored = (): Stored[] =>
		entriesOf(context.device.read("circles", listIn) ?? [], (entry) => {
			const parsed = storedSchema.safeParse(entry);
			return parsed.success ? parsed.data : null;
		});
	const writeOwn = (own: Stored): void =>
		context.device.write("circles", [
			...readStored().filter(({ circleId }) => circleId !== own.circleId),
			own,
		]);

	/** The circle of an id such as "nights-2025-05-14"; undefined for any other. */
	const findSource = (id: string) => {
		const [, name, date] = /^([a-z]+)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
		const source = circles.find((one) => one.name === name);
		if (source === undefined || date === undefined || Number.isNaN(Date.parse(date))) return undefined;
		return { id, source, startsAt: circleStartOn(date as LocalDate, source) };
	};
	type Found = NonNullable<ReturnType<typeof findSource>>;
	const factsOf = ({ source, startsAt }: Found) => ({
		state: "planned" as const,
		startsAt,
		minutes: source.minutes,
		seats: source.seats,
	});
	const ownOf = (id: string) => readStored().find(({ circleId }) => circleId === id);
	const ownParticipant = (stored: Stored | undefined): CircleParticipant | undefined =>
		stored === undefined || stored.state === "left"
			? undefined
			: { id: ownId, state: stored.state, waitingSince: stored.since, offerEndsAt: null };
	const peopleOf = (found: Found): CircleParticipant[] => {
		const own = ownParticipant(ownOf(found.id));
		return [...inventedPeople(found.source), ...(own === undefined ? [] : [own])];
	};

	const present = (found: Found): Circle => {
		const { id, source, startsAt } = found;
		const researcher = researchers.find((one) => one.id === source.researcherId);
		if (researcher === undefined) throw new Error("No such researcher");
		const { en, fr } = researcher.text;
		const people = peopleOf(found);
		return {
			id,
			subject: source.subject,
			hostName: source.hostName,
			language: source.language,
			researcher: {
				id: researcher.id,
				name: { en: en.name, fr: fr.name },
				title: { en: en.title, fr: fr.title },
				monogram: researcher.monogram,
				category: researcher.hue,
				illustrative: true,
			},
			startsAt,
			minutes: source.minutes,
			zone: parisZone,
			priceCents: cents(source.priceCents),
			status: circleStateAt(factsOf(found), context.now()),
			seats: source.seats,
			seatsLeft: freeSeats(source, people),
			waiting: people.filter(({ state }) => state === "waiting").length,
			isListOpen: offerEndOf({ startsAt }, context.now()) !== null,
		};
	};
	const presentOwn = (found: Found, stored: Stored): Participation => {
		const { startsAt } = found;
		const { state, leavingReason, isRefunded } = stored;
		const index = waitingList(peopleOf(found)).findIndex(({ id }) => id === ownId);
		const isPaid = state === "seated" && found.source.priceCents > 0;
		return {
			circle: present(found),
			state,
			...(leavingReason === undefined ? {} : { leavingReason }),
			...(index < 0 ? {} : { place: index + 1 }),
			amountCents: cents(found.source.priceCents),
			...(isPaid && isRefundable({ startsAt }, context.now())
				? { refundUntil: lastRefundAt({ startsAt }) }
				: {}),
			...(isRefunded ? { refund: "done" as const } : {}),
		};
	};

	const check = (asked: AskedSeat, found: Found) => {
		const own = ownParticipant(ownOf(found.id));
		const facts = { own, all: peopleOf(found), hadOffer: false };
		return checkAsked(asked, factsOf(found), facts, context.now());
	};
	const seat = (found: Found) => {
		const own = ownOf(found.id);
		const seated: Stored =
			own?.state === "seated" ? own : { circleId: found.id, state: "seated", since: context.now() };
		writeOwn(seated);
		return success({ kind: "done" as const, participation: presentOwn(found, seated) });
	};

	return {
		"GET /api/circles": () => {
			const ahead = circles.flatMap(
				(source) => findSource(`${source.name}-${nextCircleDay(source, context.now())}`) ?? [],
			);
			return success({
				circles: ahead.map(present).sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
			});
		},
		"GET /api/circles/own": () => {
			const participations = readStored().flatMap((stored) => {
				const found = findSource(stored.circleId);
				return found === undefined ? [] : [presentOwn(found, stored)];
			});
			// The demonstration asks no one's age.
			return success({ participations, isRecommended: false });
		},
		"POST /api/circles/:circleId/seat": async ({ params: { circleId } }) => {
			const found = findSource(circleId);
			if (found === undefined) return failure("request.not_found");
			const possible = check("seat", found);
			if (!possible.ok) return possible;
			if (found.source.priceCents === 0 || ownOf(circleId)?.state === "seated") return seat(found);
			await context.wait(simulatedDelayMs);
			const paid = simulatePayment(context.random());
			if (!paid.ok) return paid;
			// Checked again: during the payment the circle may have started.
			const still = check("seat", found);
			return still.ok ? seat(found) : still;
		},
		"POST /api/circles/:circleId/wait": ({ params: { circleId } }) => {
			const found = findSource(circleId);
			if (found === undefined) return failure("request.not_found");
			const checked = check("wait", found);
			if (!checked.ok) return checked;
			const own = ownOf(circleId);
			const waiting: Stored =
				own === undefined || own.state === "left"
					? { circleId, state: "waiting", since: context.now() }
					: own;
			writeOwn(waiting);
			return success(presentOwn(found, waiting));
		},
		"POST /api/circles/:circleId/leave": ({ params: { circleId } }) => {
			const found = findSource(circleId);
			const own = ownOf(circleId);
			if (found === undefined || own === undefined || own.state === "left")
				return failure("circles.leave_failed");
			if (!isAhead(factsOf(found), context.now())) return failure("circles.leave_failed");
			const isPaid = own.state === "seated" && found.source.priceCents > 0;
			const isRefunded = isPaid && isRefundable({ startsAt: found.startsAt }, context.now());
			const left: Stored = {
				circleId,
				state: "left",
				leavingReason: "given_back",
				since: own.since,
				...(isRefunded ? { isRefunded } : {}),
			};
			writeOwn(left);
			return success(presentOwn(found, left));
		},
		"POST /api/circles/leave-payment": () => success(null),
		"GET /api/circles/:circleId/room": ({ params: { circleId } }) => {
			const found = findSource(circleId);
			if (found === undefined || ownOf(circleId)?.state !== "seated") return failure("request.not_found");
			// The host is invented, too: the room never opens.
			return success({ room: circleRoomStateOf({ ...factsOf(found), hostCameAt: null }, context.now()) });
		},
	} satisfies DeviceHandlers;
};
