import fc from "fast-check";
import { expect, it } from "vitest";
import {
	join,
	leave,
	names,
	type Pupil,
	rest,
	result,
	send,
	sumOf,
} from "../../../tests/setup/class-view.ts";
import { addDueGroup, type GroupState, groupSize, maxWaitMs } from "./groups.ts";
import { classPicture } from "./picture.ts";
import type { SentResult } from "./sent-result.ts";

/**
 * An adversary who is the teacher, holds up to sixty accounts in the class and sees every view after every step: the
 * numbers, the names, the picture. The test grants more than a picture shows: every counted result one by one, without
 * a name. The real pupils are 0 to 29; five of them at least are always in the class (docs/decisions/0015).
 */
interface Step {
	readonly kind:
		| "join"
		| "send"
		| "again"
		| "leave"
		| "remove"
		| "invent"
		| "dismiss"
		| "rest"
		| "close"
		| "open";
	readonly who: number;
	readonly start: number;
}

const inventedFrom = 100;
const isReal = ({ name }: Pupil) => name < inventedFrom;
const present = ({ members }: GroupState<Pupil>) => members.filter(({ isGone }) => !isGone);
const countedIn = ({ members }: GroupState<Pupil>) => members.filter(({ counted }) => counted !== null);
const pictureOf = (one: GroupState<Pupil>) => classPicture(sumOf(one));

const step: fc.Arbitrary<Step> = fc.record({
	kind: fc.constantFrom<Step["kind"][]>(
		...(["join", "send", "send", "send", "again", "leave", "remove"] as const),
		...(["invent", "invent", "dismiss", "rest", "close", "open"] as const),
	),
	who: fc.nat({ max: 29 }),
	start: fc.nat({ max: 13 }),
});

const applyStep = (one: GroupState<Pupil>, { kind, who, start }: Step): GroupState<Pupil> => {
	const here = present(one);
	const isHere = here.some(({ name }) => name === who);
	const sent: SentResult = result(start);
	if (kind === "join") return isHere || one.members.some(({ name }) => name === who) ? one : join(one, who);
	if (kind === "send" || kind === "again") return isHere ? send(one, who, sent) : one;
	// At least five real pupils stay: with fewer, everything is about those few.
	if (kind === "leave" || kind === "remove")
		return isHere && here.filter(isReal).length > groupSize
			? leave(one, who, kind === "remove" ? "teacher" : "pupil")
			: one;
	const invented = one.members.filter((member) => !isReal(member));
	if (kind === "invent") {
		const name = inventedFrom + invented.length;
		return invented.length < 60 && here.length < 60 ? send(join(one, name), name, sent) : one;
	}
	if (kind === "dismiss") return leave(one, inventedFrom + (who % Math.max(1, invented.length)));
	if (kind === "rest") return rest(one, maxWaitMs);
	return addDueGroup({ ...one, isOpen: kind === "open" });
};

it("no step of an adversary with sixty accounts attributes a result to fewer than five real pupils", () => {
	let [growths, alone] = [0, 0];
	fc.assert(
		fc.property(fc.array(step, { minLength: 40, maxLength: 160 }), (steps) => {
			let one = names(0, groupSize).reduce(join, {
				members: [],
				isOpen: true,
				quietMs: 0,
			} as GroupState<Pupil>);
			// Real pupils who were in the class since the last group entered: each may have sent in between.
			let candidates = new Set(
				present(one)
					.filter(isReal)
					.map(({ name }) => name),
			);
			for (const each of steps) {
				const [before, after] = [one, applyStep(one, each)];
				one = after;
				for (const pupil of present(after).filter(isReal)) candidates.add(pupil.name);
				const known = new Map(countedIn(before).map((member) => [member.name, member.counted]));
				// A counted result stays, although its pupil leaves or sends again.
				for (const [name, counted] of known)
					expect(after.members.find((member) => member.name === name)?.counted).toEqual(counted);
				const fresh = countedIn(after).filter(({ name }) => !known.has(name));
				if (fresh.length === 0) {
					expect(pictureOf(after)).toEqual(pictureOf(before));
					continue;
				}
				growths += 1;
				expect(fresh.length).toBeGreaterThanOrEqual(groupSize);
				const real = fresh.filter(isReal);
				if (real.length === 1) alone += 1;
				// The names of those who sent are in no view: every candidate may be the owner.
				if (real.length > 0) expect(candidates.size).toBeGreaterThanOrEqual(groupSize);
				candidates = new Set(
					present(after)
						.filter(isReal)
						.map(({ name }) => name),
				);
			}
		}),
		{ numRuns: 400 },
	);
	// The sequences reach the adversary's best case: a group with one real result.
	expect(growths).toBeGreaterThan(400);
	expect(alone).toBeGreaterThan(20);
});
