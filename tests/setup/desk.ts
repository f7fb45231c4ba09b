import { expect } from "vitest";
import { conductVersion } from "#domain/consultations/safety.ts";
import { insertResearcher, setWeekly } from "#server/consultations/researchers/store.ts";
import { bookingRequest, researchersOf } from "./consultations.ts";
import type { TestDatabase } from "./database.ts";
import type { LiveServer, Visitor } from "./live-server.ts";
import { createAdmin } from "./operator.ts";
import { tokenIn } from "./people.ts";

type Rows = Pick<TestDatabase, "database" | "ask">;

const words = (name: string) => ({
	name,
	title: "Glaciologist",
	specialization: "Mountain glaciers",
	bio: "She measures how glaciers move.",
	topics: ["Field work"],
});

let number = 0;

/** A real researcher with hours on every day, as an operator adds one: not invited and not checked yet. */
export async function realResearcher(server: LiveServer, { database }: Rows, zone = "Europe/Paris") {
	number += 1;
	const id = `glaciologist-${number}`;
	const email = `glaciologist-${number}@lab.example`;
	const now = server.now();
	await database.transaction(async (transaction) => {
		await insertResearcher(transaction, {
			id,
			email,
			zone: zone as never,
			languages: ["fr", "en"],
			monogram: "NG",
			hue: "earth",
			locale: "en",
			words: { en: words("Nora Glas"), fr: words("Nora Glas") },
			isIllustrative: false,
			createdAt: now,
			updatedAt: now,
		});
		const weekdays = [1, 2, 3, 4, 5, 6, 7];
		await setWeekly(
			transaction,
			id,
			weekdays.map((weekday) => ({ weekday, start: 8 * 60, end: 18 * 60 })),
		);
	});
	return { id, email };
}

/** Invites a researcher and opens their desk with the mailed link, in a browser of its own. */
export async function openedDesk(server: LiveServer, test: Rows, id: string): Promise<Visitor> {
	await createAdmin(() => server, test).admin("researchers", "invite", id);
	await server.deliver();
	const [row] = await test.ask("SELECT email FROM researcher WHERE id = $1", [id]);
	const token = tokenIn(server, "deskInvitation", String(row?.email));
	const visitor = server.visitor();
	expect((await visitor.call("openDesk", { token })).status).toBe(204);
	return visitor;
}

/** Lets a researcher be booked, as in life: an operator records the check, and the researcher accepts the code of conduct. */
export async function clearResearcher(server: LiveServer, test: Rows, id: string): Promise<Visitor> {
	await test.ask("UPDATE researcher SET email = $2 WHERE id = $1 AND email IS NULL", [
		id,
		`${id}@lab.example`,
	]);
	const { admin } = createAdmin(() => server, test);
	await admin("researchers", "check", id, "--what", "passport, by video call", "--by", "Odile");
	const visitor = await openedDesk(server, test, id);
	expect((await visitor.call("acceptConduct", { version: conductVersion })).status).toBe(200);
	return visitor;
}

/** The same for every researcher of the database. */
export async function clearAllResearchers(server: LiveServer, test: Rows): Promise<void> {
	for (const { id } of await test.ask("SELECT id FROM researcher")) {
		await clearResearcher(server, test, String(id));
	}
}

/** Finds and books the free times of researchers as students see them. The server may start later. */
export const createBooking = (server: () => LiveServer) => {
	const offerOf = async (id: string) =>
		(await researchersOf(server().visitor())).find((researcher) => researcher.id === id);
	return {
		offerOf,
		/** Books the `index`th free time of a researcher for a student. */
		book: async (visitor: Visitor, researcherId: string, index = 0) => {
			const startsAt = (await offerOf(researcherId))?.slots[index]?.startsAt;
			const sent = bookingRequest({ researcherId, startsAt, duration: "30min" });
			const { status, body } = await visitor.call("bookAppointment", sent);
			expect([status, body.code]).toEqual([200, undefined]);
			return body.appointment;
		},
	};
};
