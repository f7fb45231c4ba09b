import { expect } from "vitest";
import type { LiveServer, Visitor } from "./live-server.ts";
import { signedIn } from "./people.ts";

/** A student on a server. */
interface Student {
	readonly server: LiveServer;
	readonly visitor: Visitor;
}

/** A new code of a student. */
export const familyCodeOf = async (visitor: Visitor, childName = "Bibi"): Promise<string> => {
	const made = await visitor.call("makeFamilyCode", { childName });
	expect(made.status).toBe(200);
	return made.body.code;
};

/** A parent who used a student's code, and the link between the two. */
export async function linkedParent(
	{ server, visitor }: Student,
	childName = "Bibi",
): Promise<{ readonly parent: Visitor; readonly email: string; readonly linkId: string }> {
	const { visitor: parent, email } = await signedIn(server, { role: "parent", firstName: "Rosa" });
	const used = await parent.call("useFamilyCode", { code: await familyCodeOf(visitor, childName) });
	expect(used.status).toBe(200);
	return { parent, email, linkId: used.body.id };
}
