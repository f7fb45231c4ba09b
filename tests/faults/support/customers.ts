import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { hourMs } from "#domain/shared/units.ts";
import type { AcknowledgedWrites } from "./acknowledged-writes.ts";
import type { LoadSender, Sent } from "./load-sender.ts";
import { type Answer, guest, type Person, signUpForm } from "./person.ts";

/** A browser asks again after a temporary failure; the server asks for five seconds, a person presses sooner. */
const againMs = 1_000;
/** A price is refunded until a day before. */
const refundedMs = 48 * hourMs;
/** One booking of so many stays, so that times remain free. */
const keptOf = 4;

/** The load of which the students are a part. */
interface Load extends Pick<LoadSender, "send">, Pick<AcknowledgedWrites, "keep"> {
	readonly isOver: () => boolean;
	/** The port of one server. */
	readonly port: number;
}

/** A free time of a researcher. */
interface FreeTime {
	readonly researcherId: string;
	readonly startsAt: string;
}

async function readFreeTimes(person: Person, port: number): Promise<FreeTime[]> {
	const { researchers } = (await person.ask(port, "GET", "/api/researchers/en")).body;
	const late = (startsAt: string) => Date.parse(startsAt) > Date.now() + refundedMs;
	return researchers.flatMap((one: { id: string; slots: { startsAt: string; durations: string[] }[] }) =>
		one.slots
			.filter(({ startsAt, durations }) => durations.includes("30min") && late(startsAt))
			.map(({ startsAt }) => ({ researcherId: one.id, startsAt })),
	);
}

/**
 * Students who sign up, take the plan, book a consultation and cancel most of them, one after the other. A request that is refused
 * as temporary is sent again, a booking with its key.
 */
export function startCustomers(load: Load): () => Promise<void> {
	let [free, count]: [FreeTime[] | undefined, number] = [undefined, 0];

	/** Problems of `repeated` are expected only when an earlier request may have done something. */
	const insist = async (
		name: string,
		ask: (port: number) => Promise<Answer>,
		expected: readonly string[] = [],
		repeated: readonly string[] = [],
	): Promise<Sent | undefined> => {
		for (let tries = 0; !load.isOver(); tries += 1) {
			const sent = await load.send(name, ask, tries === 0 ? expected : [...expected, ...repeated]);
			if (sent !== undefined) return sent;
			await pause(againMs);
		}
		return undefined;
	};
	const subscribe = async (person: Person): Promise<boolean> => {
		const sent = await insist(
			"plan",
			(port) => person.ask(port, "POST", "/api/subscription", { locale: null }),
			[],
			["subscription.already_premium", "subscription.payment.error"],
		);
		if (sent === undefined || sent.body.code === "subscription.payment.error") return false;
		load.keep("plan", person.email, sent);
		return true;
	};
	/** The id of the appointment. */
	const book = async (person: Person, time: FreeTime): Promise<string | undefined> => {
		const form = {
			idempotencyKey: randomUUID(),
			duration: "30min",
			locale: "en",
			visitorZone: "Europe/Paris",
		};
		const request = Object.assign(form, time);
		const sent = await insist(
			"booking",
			(port) => person.ask(port, "POST", "/api/appointments", request),
			["consultations.slot_taken", "consultations.slot_unavailable"],
			["subscription.payment.error"],
		);
		if (sent?.body.kind !== "booked") return undefined;
		load.keep("booking", sent.body.appointment.id, sent);
		return sent.body.appointment.id;
	};

	return async () => {
		const person = guest();
		const form = signUpForm(person.email, "student");
		const signedUp = await load.send("signUp", (port) =>
			person.ask(port, "POST", "/api/account/sign-up", form),
		);
		if (signedUp === undefined) return;
		load.keep("signUp", person.email, signedUp);
		if ((await insist("sign-in", (port) => person.signIn(port))) === undefined) return;
		if (!(await subscribe(person))) return;
		free ??= await readFreeTimes(person, load.port);
		const time = free[Math.floor(Math.random() * free.length)];
		const booked = time && (await book(person, time));
		count += 1;
		if (booked === undefined || count % keptOf === 0) return;
		const path = `/api/appointments/${booked}/cancel`;
		const sent = await insist(
			"cancel",
			(port) => person.ask(port, "POST", path),
			[],
			["consultations.cancel_failed"],
		);
		if (sent !== undefined) load.keep("cancel", booked, sent);
	};
}
