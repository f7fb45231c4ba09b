import { beforeAll, describe, expect, it } from "vitest";
import { categoryKeys } from "#domain/careers/category.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { signedIn } from "../setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** A guess with one height in every field. */
const flat = (height: number): string => String(height).repeat(categoryKeys.length);
const secret = "30120312003210";

async function classThatGuesses() {
	const { visitor: teacher } = await signedIn(server, { role: "teacher" });
	const { id } = (await teacher.call("createClass", { name: "2nde 4", level: "", locale: "fr" })).body;
	const page = async () => (await teacher.ask(`/api/classes/${id}`)).body;
	const { code } = await page();
	const join = async () => String((await server.visitor().call("joinClass", { code })).body.token);
	const guess = (token: string, digits: unknown) =>
		server.visitor().call("sendClassGuess", { token, guess: digits });
	/** Five invented pupils send results: the colour comes. */
	const colour = async () => {
		for (const _ of times(5)) {
			const result = { categories: [{ category: "space" }] };
			await server.visitor().call("sendClassResult", { token: await join(), result });
		}
	};
	/** All that the class keeps of its guesses. */
	const kept = async () => {
		const [row] = await test.ask(`SELECT guesses FROM school_class WHERE id = '${id}'`);
		return row?.["guesses"];
	};
	return { teacher, id, page, join, guess, colour, kept };
}

describe("a teacher who wants to know one pupil's guess", () => {
	it("a teacher sees no height before the colour, whatever is invented beside the pupil", async () => {
		const { page, join, guess } = await classThatGuesses();
		await guess(await join(), secret);
		for (const count of times(30)) {
			await guess(await join(), flat(0).replace("0", "1"));
			if (count % 10 === 0)
				expect((await page()).guess).toEqual({ isOpen: true, count: count + 2, expected: null });
		}
	});

	it("a teacher sees nothing of fewer than five guesses, and nothing is left of them", async () => {
		const { page, join, guess, colour, kept } = await classThatGuesses();
		for (const _ of times(4)) await guess(await join(), secret);
		await colour();
		expect((await page()).guess).toEqual({ isOpen: false, count: 4, expected: null });
		expect(await kept()).toEqual({ guesses: 4, heights: {}, isRevealed: true });
	});

	it("a teacher who knows four of five guesses sees a blurred sum, and each look is the same", async () => {
		const seen = await Promise.all(
			times(6).map(async () => {
				const attacked = await classThatGuesses();
				for (const _ of times(4)) await attacked.guess(await attacked.join(), flat(2));
				await attacked.guess(await attacked.join(), secret);
				await attacked.colour();
				const { expected } = (await attacked.page()).guess;
				expect(expected).toHaveLength(categoryKeys.length);
				// Neither reading again nor later groups draw another blur: no mean of many looks comes nearer.
				for (const _ of times(3)) expect((await attacked.page()).guess.expected).toEqual(expected);
				await attacked.colour();
				expect((await attacked.page()).guess.expected).toEqual(expected);
				return JSON.stringify(expected);
			}),
		);
		expect(new Set(seen).size).toBe(6);
	});

	it("a teacher learns no guess by removing its pupil, nor by watching one who leaves", async () => {
		const { page, join, guess, kept, teacher, id } = await classThatGuesses();
		const pupils = await Promise.all(times(6).map(join));
		for (const token of pupils) await guess(token, secret);
		const before = await kept();
		const { members } = await page();
		await teacher.ask(`/api/classes/${id}/members/${members[0].id}`, { method: "DELETE" });
		await server.visitor().call("leaveClass", { token: pupils[5] });
		expect(await kept()).toEqual(before);
		expect((await page()).guess.count).toBe(6);
	});

	it("a teacher finds no word on the page about who has guessed", async () => {
		const { page, join, guess } = await classThatGuesses();
		const [first] = await Promise.all(times(2).map(join));
		const before = await page();
		await guess(first ?? "", secret);
		expect((await page()).members).toEqual(before.members);
	});
});

describe("a pupil who wants to weigh more than others", () => {
	it("a pupil guesses once, also with ten requests at the same moment", async () => {
		const { page, join, guess } = await classThatGuesses();
		const token = await join();
		const answers = await Promise.all(times(10).map(() => guess(token, flat(3))));
		expect(answers.map(({ status }) => status).sort()).toEqual([204, ...times(9).map(() => 409)]);
		expect((await guess(token, secret)).body.code).toBe("classes.already_guessed");
		expect((await page()).guess.count).toBe(1);
	});

	it("a guess is refused once the colour is shown, and in a closed class", async () => {
		const { teacher, id, page, join, guess, colour } = await classThatGuesses();
		const [early, late] = [await join(), await join()];
		await teacher.ask(`/api/classes/${id}`, { method: "PATCH", body: { isOpen: false } });
		expect((await guess(early, secret)).body.code).toBe("classes.closed");
		await teacher.ask(`/api/classes/${id}`, { method: "PATCH", body: { isOpen: true } });
		expect((await guess(early, secret)).status).toBe(204);
		await colour();
		expect((await guess(late, secret)).body.code).toBe("classes.guessing_over");
		expect((await page()).guess.count).toBe(1);
	});

	it("a pupil cannot send anything but fourteen heights from 0 to 3", async () => {
		const { join, guess, kept } = await classThatGuesses();
		const token = await join();
		const refused = [
			"",
			"3",
			flat(4),
			flat(0),
			`${secret}0`,
			secret.slice(1),
			` ${secret.slice(1)}`,
			`${secret}\n`,
			"-1-1-1-1-1-1-1",
			secret.replace("3", "３"),
			"9".repeat(1_000_000),
			30120312003210,
			[3, 0, 1],
			{ space: 99 },
			null,
		];
		for (const digits of refused) expect([400, 413]).toContain((await guess(token, digits)).status);
		expect(await kept()).toMatchObject({ guesses: 0 });
	});
});

it("a guess is stored as a part of the sum alone, and is erased with its class", async () => {
	const { teacher, id, join, guess } = await classThatGuesses();
	for (const _ of times(3)) await guess(await join(), secret);
	const stored = JSON.stringify(await test.ask(`SELECT * FROM class_member WHERE class_id = '${id}'`));
	expect(stored).not.toContain(secret);
	await teacher.ask(`/api/classes/${id}`, { method: "DELETE" });
	expect(await test.ask(`SELECT guesses FROM school_class WHERE id = '${id}'`)).toEqual([]);
});
