import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	join,
	joined,
	leave,
	names,
	type Pupil,
	result,
	send,
	sendAll,
	sumOf,
} from "../../../tests/setup/class-view.ts";
import { addDueGroup, type GroupState } from "../classes/groups.ts";
import { type ClassPicture, classPicture, minShownPupils } from "../classes/picture.ts";
import { checkInstitution, heirOf, heirsOf } from "./institution.ts";
import { institutionPicture } from "./institution-picture.ts";

const pictureOf = (one: GroupState<Pupil>) => classPicture(sumOf(one));
const seen = (...classes: readonly GroupState<Pupil>[]) => institutionPicture(classes.map(pictureOf));
const shownPupils = ({ lines }: ClassPicture) => lines.map(({ pupils }) => pupils ?? 0);
const difference = (one: ClassPicture, other: ClassPicture) =>
	shownPupils(one).map((pupils, index) => pupils - (shownPupils(other)[index] ?? 0));

describe("institutionPicture", () => {
	it("the picture is the sum of the classes' own pages, from the first full group on", () => {
		const [one, other] = [sendAll(joined(20), names(0, 10)), sendAll(joined(20), names(3, 8))];
		expect(seen(joined(20), sendAll(joined(20), names(0, 4)))).toMatchObject({ pupils: 0 });
		expect(seen(one, other).pupils).toBe(15);
		expect(seen(one)).toEqual(pictureOf(one));
		const [first, second] = [pictureOf(one), pictureOf(other)];
		expect(shownPupils(seen(one, other))).toEqual(
			shownPupils(first).map((pupils, at) => pupils + (shownPupils(second)[at] ?? 0)),
		);
	});
});

describe("differencing across classes", () => {
	const school = sendAll(joined(20), names(0, 10));
	// One pupil alone is on the lines from the eleventh on; four share others.
	const small = [0, 4, 0, 4, 10].reduce((one, start, name) => send(one, name, result(start)), joined(20));

	it("no line of a single pupil is revealed when a small class or its teacher joins or leaves", () => {
		expect(pictureOf(small).pupils).toBe(5);
		const learnt = difference(seen(school, small), seen(school));
		expect(learnt).toEqual(shownPupils(pictureOf(small)));
		for (const pupils of learnt) expect(pupils === 0 || pupils >= minShownPupils).toBe(true);
		// Counting pupils over all classes, and hiding numbers below three afterwards, would give it away.
		const naive = (...classes: readonly GroupState<Pupil>[]) =>
			classPicture(sumOf({ members: classes.flatMap(({ members }) => members) }));
		const leaked = difference(naive(school, small), naive(school));
		expect(leaked.some((pupils) => pupils > 0 && pupils < minShownPupils)).toBe(true);
	});

	it("one pupil who joins, leaves, sends again or changes class reveals nothing", () => {
		const before = seen(school, small);
		for (const after of [
			seen(leave(school, 3), small),
			seen(send(school, 3, result(9)), small),
			seen(send(school, 10, result(9)), small),
			seen(leave(school, 3), send(join(small, 30), 30, result(9))),
		])
			expect(after).toEqual(before);
	});

	it("a class that changes while it is with another institution reveals nothing", () => {
		const away = leave(send(small, 6, result(2)), 4);
		expect(difference(seen(school, away), seen(school, small))).toEqual(shownPupils(seen()));
	});

	it("every change covers full groups, or a whole class as its own page shows it", () => {
		const event = fc.record({
			at: fc.nat({ max: 2 }),
			kind: fc.constantFrom("join", "send", "send", "send", "send", "leave", "close", "open", "move"),
			name: fc.nat({ max: 18 }),
			start: fc.nat({ max: 13 }),
		});
		fc.assert(
			fc.property(fc.array(event, { maxLength: 150 }), (events) => {
				const classes = [joined(12), joined(12), joined(12)];
				const belongs = [true, true, false];
				let next = 12;
				const look = () => seen(...classes.filter((_, at) => belongs[at]));
				for (const { at, kind, name, start } of events) {
					const one = classes[at] ?? joined(0);
					const [earlier, page] = [look(), pictureOf(one)];
					if (kind === "move") belongs[at] = !belongs[at];
					else if (kind === "join") classes[at] = join(one, next++);
					else if (kind === "send") classes[at] = send(one, name, result(start));
					else if (kind === "leave") classes[at] = leave(one, name);
					else classes[at] = addDueGroup({ ...one, isOpen: kind === "open" });
					const [later, now] = [look(), pictureOf(classes[at] ?? one)];
					const changed = difference(later, earlier);
					// The class's own page changes by as much: a difference reveals nothing more.
					if (kind === "move") expect(changed.map(Math.abs)).toEqual(shownPupils(page));
					else expect(changed).toEqual(belongs[at] ? difference(now, page) : shownPupils(seen()));
					expect(later.pupils === 0 || later.pupils >= 5).toBe(true);
					for (const { pupils } of later.lines)
						expect(pupils === null || pupils >= minShownPupils).toBe(true);
				}
			}),
			{ numRuns: 200 },
		);
	});
});

describe("an institution", () => {
	it("the name and the town of an institution carry no link", () => {
		expect(checkInstitution({ name: " Lycée Jean-Moulin ", town: "Béziers" })).toEqual({
			ok: true,
			value: { name: "Lycée Jean-Moulin", town: "Béziers" },
		});
		expect(checkInstitution({ name: " ", town: "Béziers" })).toMatchObject({ code: "forms.required" });
		for (const name of ["win.example.org", "Call 0612345678", "a\nb", "<b>"]) {
			expect(checkInstitution({ name, town: "Béziers" })).toMatchObject({ code: "forms.name_invalid" });
			expect(checkInstitution({ name: "Lycée", town: name })).toMatchObject({ code: "forms.name_invalid" });
		}
	});

	it("the classes of a teacher are handed over only to a teacher of the same institution", () => {
		const [claire, karim, ines] = ["claire", "karim", "ines"].map((id, classes) => ({ id, classes }));
		if (!claire || !karim || !ines) throw new Error("three teachers");
		const members = [claire, karim, ines];
		expect(heirsOf(members, "karim")).toEqual([claire, ines]);
		expect(heirOf(members, claire, null)).toEqual({ ok: true, value: null });
		expect(heirOf(members, karim, "ines")).toEqual({ ok: true, value: ines });
		for (const wrong of [null, "karim", "someone"])
			expect(heirOf(members, karim, wrong)).toMatchObject({ code: "institutions.heir_needed" });
	});
});
