import { beforeAll, describe, expect, it } from "vitest";
import { type CategoryKey, categoryKeys } from "#domain/careers/category.ts";
import type { BlurredSum } from "#domain/classes/blurred-sum.ts";
import { maxWaitMs } from "#domain/classes/groups.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { signedIn } from "../setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const linesFrom = (start: number): CategoryKey[] =>
	[0, 1, 2].flatMap((step) => categoryKeys[(start + step) % categoryKeys.length] ?? []);
const resultOf = (lines: readonly CategoryKey[]) => ({
	categories: lines.map((category) => ({ category, count: 2 })),
	careers: ["ecologist"],
});

async function classUnderAttack() {
	const { visitor: teacher } = await signedIn(server, { role: "teacher", firstName: "Claire" });
	const { id } = (await teacher.call("createClass", { name: "2nde 4", level: "", locale: "fr" })).body;
	const page = async () => (await teacher.ask(`/api/classes/${id}`)).body;
	const { code } = await page();
	const join = async () => String((await server.visitor().call("joinClass", { code })).body.token);
	const send = async (token: string, lines: readonly CategoryKey[]) =>
		server.visitor().call("sendClassResult", { token, result: resultOf(lines) });
	const leave = (token: string) => server.visitor().call("leaveClass", { token });
	/** So many invented pupils join and send known lines; their tokens are returned. */
	const invent = async (count: number, lineOf: (index: number) => readonly CategoryKey[]) => {
		const tokens: string[] = [];
		for (const index of times(count)) {
			const token = await join();
			await send(token, lineOf(index));
			tokens.push(token);
		}
		return tokens;
	};
	const remove = async (memberId: string) =>
		expect((await teacher.ask(`/api/classes/${id}/members/${memberId}`, { method: "DELETE" })).status).toBe(
			204,
		);
	/** The sum behind the page: it hides no number, so an observer never sees more. */
	const sum = async (): Promise<BlurredSum> => {
		const [row] = await test.ask(`SELECT blurred_sum FROM school_class WHERE id = '${id}'`);
		return row?.["blurred_sum"] as BlurredSum;
	};
	return { page, join, send, leave, invent, remove, sum };
}

describe("a teacher who invents pupils", () => {
	it("a teacher learns no result by removing one pupil after the other and adding five known results each time", async () => {
		const attacked = await classUnderAttack();
		const secrets = times(12).map((index) => linesFrom(index * 5));
		for (const lines of secrets) await attacked.send(await attacked.join(), lines);
		// Every line is lifted above the smallest number shown.
		const known = await attacked.invent(18, (index) => linesFrom(index * 3));
		expect((await attacked.page()).picture.pupils).toBe(30);
		const { members } = await attacked.page();
		let guessed = 0;
		for (const [index, secret] of secrets.entries()) {
			const [before, { picture }] = [await attacked.sum(), await attacked.page()];
			await attacked.remove(members[index].id);
			expect([await attacked.sum(), (await attacked.page()).picture]).toEqual([before, picture]);
			const five = times(5).map((one) => linesFrom(one * 3));
			const tokens = await attacked.invent(5, (one) => five[one] ?? []);
			const after = await attacked.sum();
			expect(after.pupils).toBe(before.pupils + 5);
			const gone = categoryKeys
				.map((key) => ({
					key,
					left:
						(after.lines[key] ?? 0) -
						(before.lines[key] ?? 0) -
						five.flat().filter((one) => one === key).length,
				}))
				.sort((one, other) => one.left - other.left)
				.slice(0, 3);
			if (gone.every(({ key }) => secret.includes(key))) guessed += 1;
			for (const token of tokens) await attacked.leave(token);
		}
		// By chance, one of 364 sets of three lines is named; the former rule gave away all twelve.
		expect(guessed).toBeLessThanOrEqual(2);
		for (const token of known) await attacked.leave(token);
	});

	it("a teacher sees a blurred number of each line who knows four of five results of a group", async () => {
		const shown = await Promise.all(
			times(6).map(async () => {
				const attacked = await classUnderAttack();
				await attacked.invent(4, (index) => linesFrom(index * 3));
				await attacked.send(await attacked.join(), linesFrom(0));
				const known = times(4).flatMap((index) => linesFrom(index * 3));
				const { lines } = await attacked.sum();
				return categoryKeys.map((key) => (lines[key] ?? 0) - known.filter((one) => one === key).length);
			}),
		);
		// The same pupil and the same four others never show the same numbers.
		expect(new Set(shown.map((numbers) => numbers.join())).size).toBe(6);
	});
});

it("one phone that joins, sends and leaves many times does not keep a class of 28 without colour", async () => {
	const attacked = await classUnderAttack();
	const pupils = await Promise.all(times(28).map(attacked.join));
	for (const count of [5, 10, 15]) {
		const tokens = await attacked.invent(count, () => linesFrom(0));
		for (const token of tokens) await attacked.leave(token);
	}
	const { picture: before } = await attacked.page();
	for (const [index, token] of pupils.entries()) await attacked.send(token, linesFrom(index * 5));
	const { picture, waiting, untilFull } = await attacked.page();
	expect([picture.pupils - before.pupils, waiting, untilFull]).toEqual([28, 0, 5]);
});

it("a class of 28 has colour when 25 have sent, and when three idle pupils joined first", async () => {
	const attacked = await classUnderAttack();
	for (const _ of times(3)) await attacked.join();
	for (const index of times(25)) await attacked.send(await attacked.join(), linesFrom(index * 5));
	server.pass(maxWaitMs);
	expect(await attacked.page()).toMatchObject({ picture: { pupils: 25 }, waiting: 0, pupils: 28 });
});
