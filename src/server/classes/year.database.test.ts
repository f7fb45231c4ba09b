import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { categoryKeys } from "#domain/careers/category.ts";
import { termAt } from "#domain/classes/terms.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const teacher = async () => (await signedIn(server, { role: "teacher", firstName: "Claire" })).visitor;
const made = { name: "Year 10", level: "10", locale: "en" };
const create = async (visitor: Visitor, followsId?: string | null) =>
	(await visitor.call("createClass", { ...made, ...(followsId === undefined ? {} : { followsId }) })).body;
const pageOf = async (visitor: Visitor, id: string) => (await visitor.ask(`/api/classes/${id}`)).body;
const change = (visitor: Visitor, id: string, body: object) =>
	visitor.ask(`/api/classes/${id}`, { method: "PATCH", body });

/** Forty pupils with one result: whatever the blur, its three lines are drawn. */
const fill = async (visitor: Visitor, id: string) => {
	const { code } = await pageOf(visitor, id);
	const categories = categoryKeys.slice(0, 3).map((category) => ({ category }));
	for (let index = 0; index < 40; index += 1) {
		const pupil = server.visitor();
		const { token } = (await pupil.call("joinClass", { code })).body;
		expect((await pupil.call("sendClassResult", { token, result: { categories } })).status).toBe(204);
	}
};
/** A class of the last school year: made then, and everything in it counted then. */
const lastYears = async (visitor: Visitor) => {
	const { id } = await create(visitor);
	await fill(visitor, id);
	await test.ask(
		`UPDATE school_class SET created_at = created_at - interval '365 days',
		term_sums = jsonb_set(term_sums, '{0,year}', to_jsonb((term_sums->0->>'year')::int - 1)) WHERE id = '${id}'`,
	);
	return id;
};
const thisTerm = () => termAt(toInstant(server.now()));

it("a group enters the term of its day, and the terms are on the class's page", async () => {
	const visitor = await teacher();
	const { id } = await create(visitor);
	expect((await pageOf(visitor, id)).year).toEqual({ terms: [], ghost: null });
	await fill(visitor, id);
	const { picture, year } = await pageOf(visitor, id);
	expect(year).toEqual({ terms: [{ ...thisTerm(), pupils: 40, lines: picture.lines }], ghost: null });
});

it("a class that continues last year's shows its sum as a ghost, until the choice is taken back or the earlier one is erased", async () => {
	const visitor = await teacher();
	const earlier = await lastYears(visitor);
	const { lines } = (await pageOf(visitor, earlier)).picture;
	const ghost = { year: thisTerm().year - 1, pupils: 40, lines };
	const { id } = await create(visitor, earlier);
	expect(await pageOf(visitor, id)).toMatchObject({
		followsId: earlier,
		hasSpectrum: false,
		year: { terms: [], ghost },
	});
	expect((await change(visitor, id, { name: "Year 11" })).status).toBe(204);
	expect((await pageOf(visitor, id)).year.ghost).toEqual(ghost);
	expect((await change(visitor, id, { followsId: null })).status).toBe(204);
	expect(await pageOf(visitor, id)).toMatchObject({ followsId: null, year: { ghost: null } });
	expect((await change(visitor, id, { followsId: earlier })).status).toBe(204);
	expect((await pageOf(visitor, id)).year.ghost).toEqual(ghost);
	// The export of the teacher has the choice, too.
	const { classes } = (await visitor.call("exportData")).body;
	expect(classes).toMatchObject([
		{ id, followsId: earlier },
		{ id: earlier, hasSpectrum: true },
	]);
	expect((await visitor.ask(`/api/classes/${earlier}`, { method: "DELETE" })).status).toBe(204);
	expect(await pageOf(visitor, id)).toMatchObject({ followsId: null, year: { ghost: null } });
});

it("only an own class, made before and with a counted group, can be continued", async () => {
	const visitor = await teacher();
	const stranger = await teacher();
	const [theirs, empty] = [await lastYears(stranger), (await create(visitor)).id];
	const own = await lastYears(visitor);
	for (const followsId of [theirs, empty, randomUUID()]) {
		expect((await visitor.call("createClass", { ...made, followsId })).body.code).toBe(
			"classes.cannot_follow",
		);
		expect((await change(visitor, own, { followsId })).body.code).toBe("classes.cannot_follow");
	}
	expect((await change(visitor, own, { followsId: own })).body.code).toBe("classes.cannot_follow");
	expect((await change(visitor, empty, { followsId: own })).status).toBe(204);
	expect((await change(stranger, empty, { followsId: theirs })).status).toBe(404);
});

it("a colleague who takes a class over does not get the sum of the class before it", async () => {
	const visitor = await teacher();
	const { id } = await create(visitor, await lastYears(visitor));
	const { visitor: colleague, email } = await signedIn(server, { role: "teacher" });
	await visitor.ask(`/api/classes/${id}/offer`, { method: "POST", body: { email, locale: "en" } });
	await server.deliver();
	const mail = server.mails.findLast(({ to, kind }) => to === email && kind === "classOffer");
	const token = /\/class-offer#([\w-]{43})/.exec(mail?.text ?? "")?.[1];
	expect((await colleague.call("acceptClassOffer", { token })).body).toEqual({ classId: id });
	expect((await pageOf(colleague, id)).year).toEqual({ terms: [], ghost: null });
});
