import { expect } from "vitest";
import type { institutionTokenRoutes } from "#contract/institution-tokens.ts";
import type { institutionRoutes } from "#contract/institutions.ts";
import { routes } from "#contract/routes.ts";
import type { shownSummaryRoutes } from "#contract/shown-summaries.ts";
import type { TestDatabase } from "./database.ts";
import { institutionsOn } from "./institutions.ts";
import type { Answer, Asking, LiveServer, Visitor } from "./live-server.ts";
import { signedIn } from "./people.ts";

/**
 * An attacker's knowledge of a school: the ids of everything, links and tokens that are no longer theirs, but not its code.
 */
export interface AttackedSchool {
	readonly schoolId: string;
	readonly askingId: string;
	readonly teacherId: string;
	readonly counsellorId: string;
	readonly managerId: string;
	readonly invitationId: string;
	readonly tokenId: string;
	readonly classId: string;
	/** The link of an invitation to another address. */
	readonly forwarded: string;
	readonly endedToken: string;
}

type Sent = Omit<Asking, "from"> & { readonly params?: Readonly<Record<string, string>> };

type SchoolRoute =
	| keyof typeof institutionRoutes
	| keyof typeof institutionTokenRoutes
	| keyof typeof shownSummaryRoutes;

const forged = "A".repeat(43);
const parts = [{ title: "Not mine", lines: [{ text: "Forged" }] }];
const names = { name: "Taken over", town: "Elsewhere" };

/**
 * The request of an attacker to each route of schools, in this order: actions that end the attacker's own membership come last. A
 * route without a request does not compile.
 */
const attacks: Readonly<Record<SchoolRoute, (school: AttackedSchool) => Sent>> = {
	institution: () => ({}),
	createInstitution: () => ({ body: names }),
	changeInstitution: () => ({ body: { isOpen: false, names } }),
	replaceInstitutionCode: () => ({}),
	inviteTeacher: () => ({ body: { email: "friend@evil.example", locale: "en", role: "inCharge" } }),
	withdrawInvitation: ({ invitationId }) => ({ params: { invitationId } }),
	readInvitation: () => ({ body: { token: forged } }),
	acceptInvitation: ({ forwarded }) => ({ body: { token: forwarded } }),
	refuseInvitation: () => ({ body: { token: forged } }),
	removeTeacher: ({ teacherId, counsellorId, classId }) => ({
		params: { teacherId },
		body: { heirId: counsellorId, heirs: [{ classId, heirId: counsellorId }] },
	}),
	changeTeacherRole: ({ teacherId }) => ({ params: { teacherId }, body: { role: "counsellor" } }),
	promoteTeacher: ({ teacherId }) => ({ body: { teacherId } }),
	removeManager: ({ managerId }) => ({ params: { managerId } }),
	planYear: () => ({ body: { archiveOn: "2027-07-10", eraseOn: "2027-09-10" } }),
	giveUpYear: () => ({}),
	institutionDataPage: () => ({ params: { locale: "en" } }),
	askForMerger: () => ({ body: { code: "CCCCCC" } }),
	withdrawMerger: () => ({}),
	answerMerger: ({ askingId }) => ({ params: { fromId: askingId }, body: { isAccepted: true } }),
	institutionMembership: () => ({}),
	readInstitutionCode: () => ({ body: { code: "CCCCCC" } }),
	joinInstitution: () => ({ body: { code: "CCCCCC" } }),
	accessTokens: () => ({}),
	makeAccessToken: () => ({ body: { name: "Evil" } }),
	endAccessToken: ({ tokenId }) => ({ params: { tokenId } }),
	institutionSums: ({ endedToken }) => ({ headers: { authorization: `Bearer ${endedToken}` } }),
	counsellors: () => ({}),
	showSummary: ({ counsellorId }) => ({ params: { counsellorId }, body: { locale: "en", parts } }),
	hideSummary: ({ counsellorId }) => ({ params: { counsellorId } }),
	shownSummaries: () => ({}),
	leaveInstitution: () => ({}),
	eraseInstitution: () => ({}),
};

/** Asks a visitor's every route of schools but some; the answers by route. */
export async function attackSchool(
	visitor: Visitor,
	school: AttackedSchool,
	without: readonly SchoolRoute[] = [],
): Promise<readonly (readonly [SchoolRoute, Answer])[]> {
	const answers: (readonly [SchoolRoute, Answer])[] = [];
	for (const name of Object.keys(attacks) as SchoolRoute[]) {
		if (without.includes(name)) continue;
		const { params = {}, ...sent } = attacks[name](school);
		const path = routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? "missing");
		answers.push([name, await visitor.ask(path, { method: routes[name].method, ...sent })]);
	}
	return answers;
}

/** A school with everything that one can have, on a server. */
export async function attackedSchool(server: LiveServer, { ask }: Pick<TestDatabase, "ask">) {
	const { institution, teacher, pupils } = institutionsOn(() => server);
	const school = await institution("Lycée Zénith");
	const [quetzal, xanadu, wyvern, gone, former] = [
		await teacher(school.code, "Quetzal"),
		await teacher(school.code, "Xanadu", 0),
		await teacher(school.code, "Wyvern", 0),
		await teacher(school.code, "Gone", 0),
		await teacher(school.code, "Former", 0),
	];
	const found = async (): Promise<{
		readonly teachers: readonly { id: string; lastName: string }[];
		readonly inCharge: readonly { id: string; lastName: string }[];
		readonly invitations: readonly { id: string; email: string }[];
	}> => school.page();
	const { teachers } = await found();
	const memberOf = (lastName: string) => teachers.find((one) => one.lastName === lastName)?.id ?? "";
	for (const lastName of ["Xanadu", "Former"])
		await school.visitor.call("promoteTeacher", { teacherId: memberOf(lastName) });
	const setRole = (id: string, role: string) =>
		school.visitor.ask(`/api/institution/teachers/${id}`, { method: "PATCH", body: { role } });
	for (const lastName of ["Wyvern", "Gone"]) await setRole(memberOf(lastName), "counsellor");
	const [classId = ""] = quetzal.classes;
	await pupils(quetzal.visitor, classId, [1, 2, 3]);
	const pupil = await signedIn(server, { firstName: "Lina", lastName: "Yvelines", ageBand: "15to17" });
	const { code } = (await quetzal.visitor.ask(`/api/classes/${classId}`)).body;
	await pupil.visitor.call("joinClass", { code });
	const shown = [{ title: "My questions", lines: [{ text: "Which maths do I keep?" }] }];
	for (const lastName of ["Wyvern", "Gone"]) {
		const path = `/api/counsellors/${memberOf(lastName)}/summary`;
		const { status } = await pupil.visitor.ask(path, { method: "PUT", body: { locale: "en", parts: shown } });
		expect(status).toBe(200);
	}
	const email = "invited@quokka.example";
	await school.visitor.call("inviteTeacher", { email, locale: "en", role: "inCharge" });
	await school.visitor.call("planYear", { archiveOn: "2027-07-05", eraseOn: "2027-10-05" });
	const token = String((await school.visitor.call("makeAccessToken", { name: "Grid" })).body.token);
	const endedToken = String((await school.visitor.call("makeAccessToken", { name: "Old" })).body.token);
	const { tokens } = (await school.visitor.call("accessTokens")).body;
	const idOf = (name: string) => tokens.find((one: { name: string }) => one.name === name).id as string;
	await school.visitor.ask(`/api/institution/tokens/${idOf("Old")}`, { method: "DELETE" });
	const asking = await institution("Lycée Vauban");
	await asking.visitor.call("askForMerger", { code: school.code });
	// One counsellor is removed, and one manager and their membership are removed.
	await school.remove(memberOf("Gone"), null);
	const { inCharge, invitations } = await found();
	const managerOf = (lastName: string) => inCharge.find((one) => one.lastName === lastName)?.id ?? "";
	await school.visitor.ask(`/api/institution/managers/${managerOf("Former")}`, { method: "DELETE" });
	await former.visitor.ask("/api/account/institution", { method: "DELETE" });
	await server.deliver();
	const mail = server.mails.findLast((one) => one.to === email && one.kind === "institutionInvites");
	const forwarded = /\/invitation#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
	expect(forwarded).not.toBe("");
	const [[row], [from]] = [
		await ask("SELECT id FROM institution WHERE code = $1", [school.code]),
		await ask("SELECT id FROM institution WHERE code = $1", [asking.code]),
	];
	const known: AttackedSchool = {
		schoolId: String(row?.id),
		askingId: String(from?.id),
		classId,
		forwarded,
		endedToken,
		teacherId: memberOf("Quetzal"),
		counsellorId: memberOf("Wyvern"),
		managerId: managerOf("Xanadu"),
		tokenId: idOf("Grid"),
		invitationId: invitations[0]?.id ?? "",
	};
	/** The words that no one outside may read; `names`: those that its members read. */
	const secrets = [
		"Quetzal",
		"Xanadu",
		"Yvelines",
		"Vauban",
		"Which maths",
		"quokka",
		"Grid",
		school.code,
		code as string,
		school.email,
		quetzal.email,
		xanadu.email,
		wyvern.email,
		token,
	];
	return { known, secrets, school, asking, quetzal, xanadu, wyvern, gone, former, pupil, token };
}

/** Everything that is stored of a school, as one text, without the note that a counsellor has looked at their summaries. */
export async function storedOf(
	{ ask }: Pick<TestDatabase, "ask">,
	{ schoolId, classId }: AttackedSchool,
): Promise<string> {
	const rows = (table: string, where: string) =>
		ask(`SELECT (to_jsonb(t) - 'summary_mail_at')::text AS row FROM ${table} t WHERE ${where} ORDER BY 1`, [
			table === "school_class" ? classId : schoolId,
		]);
	const ofSchool = ["teacher", "manager", "invitation", "year", "token"].map((one) =>
		rows(`institution_${one}`, "institution_id = $1"),
	);
	return JSON.stringify([
		await Promise.all(ofSchool),
		await rows("institution", "id = $1"),
		await rows("institution_merger", "into_id = $1 OR from_id = $1"),
		await rows(
			"shown_summary",
			"member_id IN (SELECT id FROM institution_teacher WHERE institution_id = $1)",
		),
		await rows("school_class", "id = $1"),
	]);
}
