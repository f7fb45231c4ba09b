import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import type { CircleFacts } from "./circle.ts";
import {
	type CircleParticipant,
	checkAsked,
	freeSeats,
	isOfferOpen,
	movesOf,
	occupies,
	offerEndOf,
	waitingList,
} from "./seats.ts";

const startsAt = "2027-05-10T15:00:00.000Z";
const circle: CircleFacts = { state: "planned", startsAt, minutes: 60, seats: 2 };
const ahead = (minutes: number) => addMinutes(startsAt, -minutes);
const day = 24 * 60;
const one = (
	id: string,
	state: CircleParticipant["state"],
	more: Partial<CircleParticipant> = {},
): CircleParticipant => ({
	id,
	state,
	waitingSince: ahead(9 * day),
	offerEndsAt: null,
	...more,
});
const asks = (
	asked: "seat" | "wait",
	all: readonly CircleParticipant[],
	now: Instant = ahead(5 * day),
	{ own, hadOffer = false }: { readonly own?: CircleParticipant; readonly hadOffer?: boolean } = {},
) => {
	const outcome = checkAsked(asked, circle, { own, all, hadOffer }, now);
	return outcome.ok ? "yes" : outcome.code;
};
const full = [one("a", "seated"), one("b", "paying")];

describe("a seat", () => {
	it("a seat is free while fewer people than seats are seated, pay or are offered one", () => {
		expect(freeSeats(circle, [one("a", "seated"), one("b", "left"), one("c", "waiting")])).toBe(1);
		expect(asks("seat", [one("a", "seated")])).toBe("yes");
		expect(asks("seat", full)).toBe("circles.full");
		expect(asks("seat", [one("a", "seated"), one("b", "offered")])).toBe("circles.full");
	});

	it("a seat can be taken until the circle starts", () => {
		expect(asks("seat", [], ahead(1))).toBe("yes");
		expect(asks("seat", [], startsAt)).toBe("circles.closed");
	});

	it("a seat stays with the person who has it, whatever they ask", () => {
		for (const state of ["offered", "paying", "seated"] as const)
			for (const asked of ["seat", "wait"] as const)
				expect(asks(asked, full, ahead(day), { own: one("a", state) })).toBe("yes");
	});

	it("a seat is refused with the reason to a person whose offer has ended", () => {
		expect(asks("seat", full, ahead(day), { hadOffer: true })).toBe("circles.offer_ended");
		expect(asks("seat", [], ahead(day), { hadOffer: true })).toBe("yes");
	});
});

describe("the waiting list", () => {
	it("the waiting list is open while the circle is full and a seat could still be offered", () => {
		expect(asks("wait", full)).toBe("yes");
		expect(asks("wait", [])).toBe("circles.not_full");
		expect(asks("wait", full, ahead(120))).toBe("yes");
		expect(asks("wait", full, ahead(119))).toBe("circles.list_closed");
	});

	it("the waiting list offers a free seat to the person who waits longest, for 24 hours", () => {
		const list = [
			one("late", "waiting", { waitingSince: ahead(8 * day) }),
			one("early", "waiting", { waitingSince: ahead(9 * day) }),
		];
		const now = ahead(5 * day);
		expect(movesOf(circle, [one("a", "seated"), ...list], now)).toEqual({
			ended: [],
			offered: ["early"],
			offerEndsAt: ahead(4 * day),
		});
	});

	it("an offer ends an hour before the start, and none is made with less than an hour to accept it", () => {
		expect(offerEndOf(circle, ahead(day))).toBe(ahead(60));
		expect(offerEndOf(circle, ahead(120))).toBe(ahead(60));
		expect(offerEndOf(circle, ahead(119))).toBeNull();
	});

	it("an ended offer gives the seat to the next, and its last instant still counts", () => {
		const offered = one("a", "offered", { offerEndsAt: ahead(2 * day) });
		const list = [offered, one("b", "seated"), one("c", "waiting")];
		expect(isOfferOpen(offered, ahead(2 * day))).toBe(true);
		expect(movesOf(circle, list, ahead(2 * day))).toEqual({ ended: [], offered: [], offerEndsAt: null });
		const later = addMinutes(ahead(2 * day), 1);
		expect(movesOf(circle, list, later)).toMatchObject({ ended: ["a"], offered: ["c"] });
	});

	it("nothing moves once the circle has started or is cancelled", () => {
		const list = [one("a", "waiting")];
		const nothing = { ended: [], offered: [], offerEndsAt: null };
		expect(movesOf(circle, list, startsAt)).toEqual(nothing);
		expect(movesOf({ ...circle, state: "cancelled" }, list, ahead(day))).toEqual(nothing);
	});
});

/** An action of a person, or the passing of minutes. */
type Action = { readonly person: number; readonly does: "seat" | "wait" | "leave" | "pay" } | number;
const anyAction: fc.Arbitrary<Action> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			person: fc.integer({ min: 0, max: 7 }),
			does: fc.constantFrom("seat" as const, "wait" as const, "leave" as const, "pay" as const),
		}),
	},
	{ weight: 1, arbitrary: fc.integer({ min: 1, max: 2000 }) },
);

/** A circle in which people act one after the other, as the server does under its lock. */
function playOut(
	actions: readonly Action[],
	check: (all: readonly CircleParticipant[], now: Instant) => void,
): void {
	let now = ahead(10 * day);
	let all: readonly CircleParticipant[] = [];
	const change = (id: string, changes: Partial<CircleParticipant>) => {
		all = all.map((participant) => (participant.id === id ? { ...participant, ...changes } : participant));
	};
	const updateWaitingList = () => {
		const { ended, offered, offerEndsAt } = movesOf(circle, all, now);
		for (const id of ended) change(id, { state: "left", offerEndsAt: null });
		for (const id of offered) change(id, { state: "offered", offerEndsAt });
	};
	for (const action of actions) {
		if (typeof action === "number") now = addMinutes(now, action);
		updateWaitingList();
		if (typeof action !== "number") {
			const id = String(action.person);
			const own = all.find((participant) => participant.id === id && participant.state !== "left");
			if (action.does === "leave" && own) change(id, { state: "left", offerEndsAt: null });
			if (action.does === "pay" && own?.state === "paying") change(id, { state: "seated" });
			if (action.does === "seat" || action.does === "wait") {
				const asked = checkAsked(action.does, circle, { own, all, hadOffer: false }, now);
				const isNew = own === undefined || own.state === "waiting" || own.state === "offered";
				if (asked.ok && isNew && (action.does === "seat" || own === undefined)) {
					const state = action.does === "seat" ? "paying" : "waiting";
					all = all.filter((participant) => participant.id !== id);
					all = [...all, one(id, state, { waitingSince: now })];
				}
			}
			updateWaitingList();
		}
		check(all, now);
	}
}

describe("whatever people do", () => {
	it("no seat is given twice", () => {
		fc.assert(
			fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
				playOut(actions, (all) => expect(all.filter(occupies).length).toBeLessThanOrEqual(circle.seats));
			}),
		);
	});

	it("no seat is free while a person waits for whom it could be kept", () => {
		fc.assert(
			fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
				playOut(actions, (all, now) => {
					const isListOpen = now < startsAt && offerEndOf(circle, now) !== null;
					if (isListOpen && freeSeats(circle, all) > 0) expect(waitingList(all)).toEqual([]);
				});
			}),
		);
	});

	it("every offer that is open ends in time for its person and before the start", () => {
		fc.assert(
			fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
				playOut(actions, (all) => {
					for (const { state, offerEndsAt } of all)
						if (state === "offered") expect(offerEndsAt !== null && offerEndsAt < startsAt).toBe(true);
				});
			}),
		);
	});
});
