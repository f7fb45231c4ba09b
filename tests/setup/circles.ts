import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Circle } from "#contract/circles.ts";
import { circleViolations } from "./consistency-violations.ts";
import type { TestDatabase } from "./database.ts";
import type { LiveServer, Visitor } from "./live-server.ts";
import { createAdmin } from "./operator.ts";
import { signedIn, tokenIn } from "./people.ts";

/** The host of the circles of the tests. */
export const circleHost = "host@example.org";

/** The circle that a test asks for. */
interface Wanted {
	/** Hours from now to the next full hour at which it starts. Default: a week. */
	readonly hours?: number;
	readonly seats?: number;
	readonly price?: "free" | "5";
	readonly researcher?: string;
	readonly minutes?: "30" | "60" | "90";
}

const hour = 60 * 60_000;

/** A full hour so many hours from now, on the clock of UTC. */
const fullHourIn = (server: LiveServer, hours: number): string =>
	new Date(Math.ceil((server.now().getTime() + hours * hour) / hour) * hour).toISOString();

/** Plans a circle by an operator's command, as in life. */
export async function plannedCircle(
	server: LiveServer,
	test: Pick<TestDatabase, "database">,
	{ hours = 7 * 24, seats = 12, price = "5", researcher = "astrophysicist", minutes = "60" }: Wanted = {},
): Promise<{ readonly id: string; readonly startsAt: string }> {
	const startsAt = fullHourIn(server, hours);
	const [row] = await createAdmin(() => server, test).json(
		...["circles", "add", researcher, "--time", startsAt.slice(0, 16), "--zone", "Etc/UTC"],
		...["--minutes", minutes, "--seats", String(seats), "--price", price, "--language", "fr"],
		...["--subject-en", "How stars die", "--subject-fr", "Comment meurent les étoiles"],
		...["--host", "Odile Marin", "--host-email", circleHost, "--host-language", "fr"],
	);
	expect(row.startsAt).toBe(startsAt);
	return { id: row.id, startsAt };
}

/** The circles API for one visitor. */
export const circlesOf = (visitor: Visitor) => {
	const post = (id: string, what: string, body: object = {}) =>
		visitor.ask(`/api/circles/${id}/${what}`, { body });
	return {
		list: async (): Promise<Circle[]> => (await visitor.call("circles")).body.circles,
		one: async (id: string): Promise<Circle> => {
			const found = (await visitor.call("circles")).body.circles.find((circle: Circle) => circle.id === id);
			if (found === undefined) throw new Error("The circle is not listed");
			return found;
		},
		own: async () => (await visitor.call("ownCircles")).body.participations,
		take: (id: string, idempotencyKey: string = randomUUID()) =>
			post(id, "seat", { idempotencyKey, locale: "en", visitorZone: "Europe/Paris" }),
		wait: (id: string) => post(id, "wait", { visitorZone: "Europe/Paris" }),
		leave: (id: string) => post(id, "leave"),
		room: (id: string) => visitor.ask(`/api/circles/${id}/room`),
	};
};

/** Runs the job of circles, as each minute does. */
export async function passMinute(server: LiveServer): Promise<void> {
	await server.services.jobDefinitions.find(({ name }) => name === "circles")?.handle({});
}

/** The token of the latest link to the page of a circle's host. */
export async function hostToken(server: LiveServer): Promise<string> {
	await server.deliver();
	return tokenIn(server, "circle", circleHost);
}

/** Checks that paid means seated and that no seat is taken twice. Holds whenever the database is idle. */
export async function expectSoundCircles({ ask }: Pick<TestDatabase, "ask">): Promise<void> {
	expect(await circleViolations(ask)).toEqual({});
}

/** Students of circles, as their tests look at them. */
export const circleStudents = (server: () => LiveServer) => {
	const student = async (changes: Record<string, unknown> = {}) => {
		const { visitor, email } = await signedIn(server(), changes);
		return { visitor, email, ...circlesOf(visitor) };
	};
	return {
		student,
		/** The subjects of the mails about circles to an address. */
		mailsTo: (email: string) =>
			server()
				.mails.filter(({ kind, to }) => kind === "circle" && to === email)
				.map(({ subject }) => subject),
		paymentsOf: async (visitor: Visitor) =>
			(await visitor.call("payments")).body.payments.map(
				({ purpose, amountCents, state }: Record<string, unknown>) => ({ purpose, amountCents, state }),
			),
		stateOf: async (person: Awaited<ReturnType<typeof student>>, id: string) =>
			(await person.own()).find(({ circle }: { circle: { id: string } }) => circle.id === id),
	};
};
