import { expect } from "vitest";
import { result } from "./class-view.ts";
import type { LiveServer, Visitor } from "./live-server.ts";
import { signedIn } from "./people.ts";

/** Creates institutions, their teachers and pupils on a server. */
export const institutionsOn = (server: () => LiveServer) => {
	/** An institution, and its own view. */
	async function institution(name = "Lycée Curie") {
		const { visitor, email } = await signedIn(server(), { role: "institution", firstName: "Odile" });
		expect((await visitor.call("createInstitution", { name, town: "Lyon" })).status).toBe(204);
		const page = async () => (await visitor.call("institution")).body.institution;
		const remove = (teacherId: string, heirId: string | null) =>
			visitor.ask(`/api/institution/teachers/${teacherId}/removal`, { method: "POST", body: { heirId } });
		return { visitor, email, page, remove, code: (await page()).code as string };
	}

	/** A teacher of the institution with so many classes; returns their ids, too. */
	async function teacher(code: string, lastName: string, classes = 1) {
		const { visitor, email } = await signedIn(server(), { role: "teacher", firstName: "Claire", lastName });
		expect((await visitor.call("joinInstitution", { code })).status).toBe(204);
		const ids: string[] = [];
		while (ids.length < classes) {
			const made = await visitor.call("createClass", {
				name: `${lastName} ${ids.length}`,
				level: "",
				locale: "en",
			});
			ids.push(made.body.id);
		}
		return { visitor, email, classes: ids };
	}

	/** Lets so many pupils join a class; those with a result send it. Returns their tokens. */
	async function pupils(
		one: Visitor,
		classId: string,
		starts: readonly (number | null)[],
	): Promise<string[]> {
		const { code } = (await one.ask(`/api/classes/${classId}`)).body;
		const tokens: string[] = [];
		for (const _ of starts) tokens.push((await server().visitor().call("joinClass", { code })).body.token);
		for (const [at, start] of starts.entries())
			if (start !== null)
				await server()
					.visitor()
					.call("sendClassResult", { token: tokens[at], result: result(start) });
		return tokens;
	}
	return { institution, teacher, pupils };
};
