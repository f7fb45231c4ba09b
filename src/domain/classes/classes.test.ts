import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	join,
	joined,
	leave,
	names,
	type Pupil,
	rest,
	result,
	send,
	sendAll,
	sumOf,
} from "../../../tests/setup/class-view.ts";
import { categoryKeys } from "../careers/category.ts";
import type { Instant } from "../shared/instant.ts";
import { activeDay, type MemberActivity, recentActivity } from "./active.ts";
import { addGroup, emptySum } from "./blurred-sum.ts";
import {
	type GroupState,
	isUsedUp,
	joinRefusal,
	maxPupils,
	maxResults,
	maxWaitMs,
	resultsUntilFull,
	sentIn,
	waitingIn,
} from "./groups.ts";
import { drawJoinCode, readJoinCode, spacedJoinCode } from "./join-code.ts";
import { allNicknames, drawNickname } from "./nickname.ts";
import { brightestOf, classPicture, extremesOf, nearestCareers, unexpectedOf } from "./picture.ts";
import { countedPart, isSameResult, isValidSentResult, linesOf } from "./sent-result.ts";

const pictureOf = (one: GroupState<Pupil>) => classPicture(sumOf(one));
const pictureOfResults = (starts: readonly number[]) =>
	classPicture(
		addGroup(
			emptySum,
			starts.map((start) => result(start)),
			() => 0,
		),
	);

describe("groups", () => {
	it("groups are of five, and the last takes the rest: 28 is 5, 5, 5, 5 and 8", () => {
		let one = joined(28);
		const sizes: number[] = [];
		for (const name of names(0, 28)) {
			one = send(one, name, result(name * 3));
			sizes.push(pictureOf(one).pupils);
		}
		expect([...new Set(sizes)]).toEqual([0, 5, 10, 15, 20, 28]);
	});

	it("a class has colour once five have sent, although others never send", () => {
		expect(pictureOf(sendAll(joined(6), names(0, 5))).pupils).toBe(5);
		expect(pictureOf(sendAll(joined(8), names(0, 5))).pupils).toBe(5);
	});

	it("25 of 28 who sent are shown two minutes after the last result, and no later", () => {
		const sent = sendAll(joined(28), names(3, 28));
		expect([pictureOf(sent).pupils, waitingIn(sent), resultsUntilFull(sent)]).toEqual([20, 5, 0]);
		expect(pictureOf(rest(sent, maxWaitMs - 1)).pupils).toBe(20);
		expect(pictureOf(rest(sent, maxWaitMs)).pupils).toBe(25);
		// Idle pupils who joined first change nothing.
		let idle = joined(3);
		for (const name of names(3, 28)) idle = send(join(idle, name), name, result(name * 3));
		expect(pictureOf(rest(idle, maxWaitMs)).pupils).toBe(25);
	});

	it("up to four left-over results wait, however long, and their number is right", () => {
		const one = rest(sendAll(joined(30), names(0, 28)), maxWaitMs);
		expect([pictureOf(one).pupils, waitingIn(one), resultsUntilFull(one)]).toEqual([25, 3, 2]);
		expect(pictureOf(rest(one, 100 * maxWaitMs)).pupils).toBe(25);
	});

	it("one phone that sends equal results and leaves, again and again, keeps no class dark", () => {
		let one = joined(28);
		for (const round of names(0, 5)) {
			const phones = names(100 + 5 * round, 105 + 5 * round);
			for (const name of phones) one = send(join(one, name), name, result(0));
			for (const name of phones) one = leave(one, name);
		}
		expect([waitingIn(one), resultsUntilFull(one)]).toEqual([0, 5]);
		expect(pictureOf(sendAll(one, names(0, 28))).pupils).toBe(25 + 28);
	});
});

describe("differencing", () => {
	const before = sendAll(joined(20), names(0, 10));

	it("a pupil who leaves or sends again never changes the picture, not even with five others", () => {
		expect(pictureOf(before).pupils).toBe(10);
		for (const one of [
			leave(before, 3),
			send(before, 3, result(9)),
			send(leave(before, 3), 4, result(9)),
			leave(send(before, 10, result(9)), 10),
		]) {
			expect(pictureOf(one)).toEqual(pictureOf(before));
			const [later, usual] = [one, before].map((each) =>
				pictureOf(rest(sendAll(each, names(11, 16)), maxWaitMs)),
			);
			expect(later?.pupils).toBe(usual?.pupils);
			expect(later?.lines).toEqual(usual?.lines);
		}
	});

	it("removing a pupil changes no number, whether their result waits, is counted or was never sent", () => {
		const gathered = sendAll(joined(20), names(0, 10));
		const numbersOf = (one: GroupState<Pupil>) => [
			sentIn(one.members),
			waitingIn(one),
			resultsUntilFull(one),
			pictureOf(one),
		];
		const waits = send(gathered, 13, result(9));
		expect(waitingIn(waits)).toBe(1);
		for (const name of [3, 13, 15])
			expect(numbersOf(leave(waits, name, "teacher")), `${name}`).toEqual(numbersOf(waits));
		// Results that waited without a name enter with their group.
		const later = sendAll(leave(waits, 13, "teacher"), names(14, 18));
		expect(pictureOf(rest(later, maxWaitMs)).pupils).toBe(15);
	});

	it("a class accepts three hundred results in all, however many pupils are gone", () => {
		let one = joined(1);
		for (const name of names(1, maxResults)) one = leave(send(join(one, name), name, result(name)), name);
		expect([sentIn(one.members), isUsedUp(one.members)]).toEqual([maxResults - 1, false]);
		const usedUp = send(one, 0, result(0)).members;
		expect([isUsedUp(usedUp), joinRefusal(usedUp)]).toEqual([true, "classes.used_up"]);
	});

	it("a full class accepts another pupil once one has left, with or without a result", () => {
		const almost = sendAll(joined(maxPupils - 1), names(0, 10));
		const full = join(almost, maxPupils);
		expect([joinRefusal(almost.members), joinRefusal(full.members)]).toEqual([null, "classes.full"]);
		expect(joinRefusal(leave(full, maxPupils).members)).toBe(null);
		expect(joinRefusal(leave(full, 0).members)).toBe(null);
	});

	it("a result taken back before its group is deleted, and counts as sent for the eye", () => {
		const one = leave(send(joined(20), 3, result(9)), 3);
		expect(waitingIn(one)).toBe(0);
		expect(one.members.filter(({ isGone }) => isGone)).toEqual([
			{ name: 3, sent: null, counted: null, isGone: true },
		]);
	});
});

describe("classPicture", () => {
	it("the faintest line is named once every line is drawn, and if it is the only one as faint", () => {
		const lines = categoryKeys.map((category, index) => ({ category, pupils: 3 + index }));
		const [first, second, ...rest] = lines;
		if (first === undefined || second === undefined) throw new Error("fourteen lines");
		expect(extremesOf({ lines })).toEqual({
			brightest: [lines.at(-1)?.category],
			faintest: first.category,
			dark: 0,
		});
		const tied = [first, { ...second, pupils: first.pupils }, ...rest];
		expect(extremesOf({ lines: tied })?.faintest).toBeNull();
		const withDark = [first, { ...second, pupils: null }, ...rest];
		expect(extremesOf({ lines: withDark })).toMatchObject({ faintest: null, dark: 1 });
	});

	it("numbers below three are hidden, and only drawn lines are named as brightest and faintest", () => {
		const picture = pictureOfResults([0, 0, 1, 4, 7]);
		const shown = new Map(picture.lines.map(({ category, pupils }) => [category, pupils]));
		expect([shown.get("physics"), shown.get("space"), shown.get("education")]).toEqual([3, null, null]);
		expect(extremesOf(picture)).toEqual({ brightest: ["physics", "math"], faintest: null, dark: 12 });
		expect(extremesOf(classPicture(emptySum))).toBeNull();
		// Five very different pupils: no line is drawn, so none is named.
		expect(extremesOf(pictureOfResults([0, 3, 6, 9, 12]))).toBeNull();
	});

	it("lines that are equally bright are all the brightest, and all that equal the third are named with it", () => {
		const sum = { pupils: 9, lines: { space: 3, physics: 5, biology: 5, food: 3, health: 4, education: 2 } };
		const picture = classPicture(sum);
		expect(extremesOf(picture)?.brightest).toEqual(["physics", "biology"]);
		expect(brightestOf(picture)).toEqual(["physics", "biology", "health"]);
		const equal = classPicture({ ...sum, lines: { ...sum.lines, health: 3 } });
		expect(brightestOf(equal)).toEqual(["physics", "biology", "space", "food", "health"]);
		expect(unexpectedOf(equal, new Map(categoryKeys.map((key) => [key, key === "health" ? 1 : 2])))).toBe(
			"health",
		);
	});

	it("the next group may put a line out: its blur may be below zero", () => {
		const lit = { pupils: 5, lines: { space: 3 } };
		// The draw of 0.9 is a step of two; a line's blur is the difference of two draws.
		const draws = [0, 0.9];
		let index = 0;
		const next = addGroup(lit, [], () => draws[index++ % draws.length] ?? 0);
		expect([extremesOf(classPicture(lit))?.brightest, extremesOf(classPicture(next))]).toEqual([
			["space"],
			null,
		]);
	});

	it("the unexpected line is one that few options lead to, never the brightest and never below three pupils", () => {
		const picture = pictureOfResults([0, 0, 0, 1, 1, 1]);
		const chances = new Map(categoryKeys.map((category) => [category, category === "computer" ? 2 : 20]));
		expect(extremesOf(picture)?.brightest).toEqual(["physics", "math"]);
		expect(unexpectedOf(picture, chances)).toBe("computer");
		expect(
			unexpectedOf(
				picture,
				new Map([
					["physics", 1],
					["space", 3],
				]),
			),
		).toBe("space");
		expect(unexpectedOf(classPicture(emptySum), chances)).toBeNull();
	});

	it("a blurred number is never shown above the class, nor below three", () => {
		const { lines } = classPicture({ pupils: 5, lines: { physics: 8, biology: 2, space: -3 } });
		const shown = new Map(lines.map(({ category, pupils }) => [category, pupils]));
		expect([shown.get("physics"), shown.get("biology"), shown.get("space")]).toEqual([5, null, null]);
	});

	it("the nearest careers follow from the drawn lines alone, the main field first", () => {
		const careers = [
			{ id: "geologist", category: "earth", secondaryCategories: [] },
			{ id: "ecologist", category: "environmental", secondaryCategories: ["biology"] },
			{ id: "marine-biologist", category: "biology", secondaryCategories: ["environmental"] },
			{ id: "astronomer", category: "space", secondaryCategories: ["physics"] },
		] as const;
		const picture = classPicture({ pupils: 12, lines: { biology: 9, environmental: 5, space: 3, earth: 2 } });
		expect(nearestCareers(picture, careers)).toEqual(["marine-biologist", "ecologist", "astronomer"]);
		expect(nearestCareers(classPicture(emptySum), careers)).toEqual([]);
	});

	it("only valid results enter the picture", () => {
		expect(isValidSentResult(result(3))).toBe(true);
		const [first] = result(3).categories;
		expect(isValidSentResult({ ...result(3), categories: first ? [first, first] : [] })).toBe(false);
	});

	it("a pupil in whose answers the sciences do not stand out counts and adds no line", () => {
		expect(isValidSentResult({ categories: [] })).toBe(true);
		expect(linesOf({ categories: [] })).toEqual([]);
	});

	it("a class receives the three strongest fields alone, and equal ones are the same result in any order", () => {
		const [one, other, third] = result(3).categories;
		const asOlderPagesSend = {
			categories: [...result(3).categories, ...result(8).categories].map((field) => ({ ...field, count: 4 })),
			careers: ["ecologist"],
		};
		expect(countedPart(asOlderPagesSend)).toEqual(result(3));
		const turned = [third, one, other].flatMap((field) => field ?? []);
		expect(isSameResult({ categories: turned }, asOlderPagesSend)).toBe(true);
		expect(isSameResult(result(3), result(4))).toBe(false);
	});

	it("each result adds three lines to the picture, however many it names", () => {
		const categories = (["space", "earth", "math", "physics"] as const).map((category) => ({
			category,
			count: 1,
		}));
		expect(linesOf({ categories })).toEqual(["space", "earth", "math"]);
	});
});

describe("recentActivity", () => {
	const now = "2026-11-22T19:40:00.000Z";

	it("joins and results are counted by whole days, including today", () => {
		const instants = [
			"2026-11-22T19:39:59.999Z",
			"2026-11-16T00:00:00.000Z",
			"2026-11-15T23:59:59.999Z",
			"2026-10-23T23:59:59.999Z",
		] as const;
		expect(activeDay(instants[0])).toBe("2026-11-22T00:00:00.000Z");
		const members = instants.map((joinedAt) => ({ joinedAt, sentAt: null, isGone: false }));
		expect(recentActivity(members, now)).toEqual({
			week: { joined: 2, sent: 0 },
			month: { joined: 3, sent: 0 },
		});
		const later = instants.map((sentAt) => ({ joinedAt: instants[3], sentAt, isGone: false }));
		expect(recentActivity(later, now)).toEqual({
			week: { joined: 0, sent: 2 },
			month: { joined: 0, sent: 3 },
		});
	});

	it("removing a pupil changes the counts of activity alike, whether and whenever the pupil has sent", () => {
		const others: readonly MemberActivity[] = [{ joinedAt: now, sentAt: now, isGone: false }];
		const changeBy = (joinedAt: Instant, sentAt: Instant | null) => {
			const before = recentActivity([...others, { joinedAt, sentAt, isGone: false }], now);
			// A membership without a result is deleted; one with a result stays without a name.
			const left = sentAt === null ? [] : [{ joinedAt, sentAt, isGone: true }];
			const after = recentActivity([...others, ...left], now);
			return [
				before.week.joined - after.week.joined,
				before.week.sent - after.week.sent,
				before.month.joined - after.month.joined,
				before.month.sent - after.month.sent,
			];
		};
		for (const joinedAt of [now, "2026-11-10T08:00:00.000Z", "2026-09-01T08:00:00.000Z"] as const)
			for (const sentAt of [now, "2026-11-12T08:00:00.000Z", "2026-09-02T08:00:00.000Z"] as const)
				expect(changeBy(joinedAt, sentAt)).toEqual(changeBy(joinedAt, null));
	});
});

describe("codes, nicknames and tables", () => {
	it("a join code can be parsed back however it is typed", () => {
		const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
		fc.assert(
			fc.property(random, (drawn) => {
				const code = drawJoinCode(() => drawn);
				expect(readJoinCode(` ${spacedJoinCode(code).toLowerCase()}-`)).toBe(code);
			}),
		);
		for (const wrong of ["", "KRT4M", "KRT4M77", "KRT4M0", "KRT4MO", "KRÄ4M7"]) {
			expect(readJoinCode(wrong), wrong).toBeUndefined();
		}
	});

	it("a nickname is drawn at most once in a class", () => {
		const words = { creatures: ["otter", "lynx"], adjectives: ["calm", "swift"] };
		const taken: string[] = [];
		while (taken.length < 4) taken.push(drawNickname("en", words, taken, () => 0.99));
		expect([...taken].sort()).toEqual(allNicknames("en", words).sort());
		expect(taken).toContain("Calm Otter");
		expect(() => drawNickname("en", words, taken, () => 0)).toThrow("taken");
		expect(allNicknames("fr", { creatures: ["loutre"], adjectives: ["calme"] })).toEqual(["Loutre calme"]);
	});
});
