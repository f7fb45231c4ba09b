import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { careerIds } from "#domain/careers/career-id.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { type AcknowledgedWrites, acknowledgedWrites, type Kind } from "./acknowledged-writes.ts";
import { startCustomers } from "./customers.ts";
import { type LoadSender, loadSender } from "./load-sender.ts";
import { type Answer, guest, messageFrom, type Person, signedUp, signUpForm } from "./person.ts";

/** Writers that run beside a fault, on all servers in turn. */
export type WriteLoad = AsyncDisposable &
	Omit<LoadSender, "send"> &
	Omit<AcknowledgedWrites, "keep"> & {
		/** Ends the writers; waits for every request under way. */
		readonly end: () => Promise<void>;
	};

const pupilsOfOneClass = 40;
const result = { categories: [{ category: "biology", count: 3 }], careers: ["ecologist"] };
/** Students who pay at once. */
const customerCount = 3;

/**
 * Starts contact messages, saved careers, sign-ups, classes that join and send, and students who pay, until it is ended. The
 * servers accept every simulated payment.
 */
export async function startWriteLoad(ports: readonly [number, ...number[]]): Promise<WriteLoad> {
	const writes = acknowledgedWrites();
	const sender = loadSender(ports);
	const { send } = sender;
	let isOver = false;

	const write = async (
		kind: Kind,
		ask: (port: number) => Promise<Answer>,
		keyOf: (body: { token?: string }) => string,
	) => {
		const sent = await send(kind, ask);
		if (sent !== undefined) writes.keep(kind, keyOf(sent.body), sent);
		return sent;
	};
	const loop = async (work: (step: number) => Promise<unknown>) => {
		for (let step = 0; !isOver; step += 1) {
			await work(step);
			await pause(50);
		}
	};

	const messages = () => {
		const email = `${randomUUID()}@example.org`;
		const form = messageFrom(email);
		return write(
			"message",
			(port) => guest(email).ask(port, "POST", "/api/contact-messages", form),
			() => email,
		);
	};
	const saves = (person: Person) => (step: number) => {
		const career = careerIds[step % careerIds.length] ?? careerIds[0];
		return write(
			"saved",
			(port) => person.ask(port, "PUT", `/api/saved-careers/${career}`),
			() => `${person.email} ${career}`,
		);
	};
	const signUps = () => {
		const person = guest();
		const form = signUpForm(person.email, "student");
		return write(
			"signUp",
			(port) => person.ask(port, "POST", "/api/account/sign-up", form),
			() => person.email,
		);
	};
	let code: string | undefined;
	const openClass = async (teacher: Person) => {
		const form = { name: "10 B", level: "", locale: "en" };
		const made = await send("class", (port) => teacher.ask(port, "POST", "/api/classes", form));
		if (made === undefined) return;
		const read = await send("class", (port) => teacher.ask(port, "GET", `/api/classes/${made.body.id}`));
		code = read?.body.code;
	};
	const lessons = (teacher: Person) => {
		let pupils = 0;
		return async () => {
			if (code === undefined || pupils === pupilsOfOneClass) {
				code = undefined;
				pupils = 0;
				await openClass(teacher);
				if (code === undefined) return;
			}
			const pupil = guest();
			const joined = await write(
				"join",
				(port) => pupil.ask(port, "POST", "/api/class-memberships", { code }),
				({ token = "" }) => tokenHash(token),
			);
			// An unanswered join may have added its member.
			pupils += 1;
			if (joined === undefined) return;
			const { token } = joined.body;
			await write(
				"result",
				(port) => pupil.ask(port, "POST", "/api/class-memberships/result", { token, result }),
				() => tokenHash(token),
			);
		};
	};

	const [savers, teacher] = [
		await Promise.all([signedUp(ports[0], "student"), signedUp(ports[0], "student")]),
		await signedUp(ports[0], "teacher"),
	];
	const end = async () => {
		isOver = true;
		await Promise.all(writers);
	};
	const customer = startCustomers({ send, keep: writes.keep, isOver: () => isOver, port: ports[0] });
	const customers = Array.from({ length: customerCount }, () => customer);
	const writers = [messages, signUps, lessons(teacher), ...savers.map(saves), ...customers].map(loop);
	return Object.assign({ end, [Symbol.asyncDispose]: end }, sender, writes);
}
