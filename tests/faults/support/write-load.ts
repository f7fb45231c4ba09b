import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { careerIds } from "#domain/careers/career-id.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { type Answer, guest, messageFrom, type Person, signedUp, signUpForm } from "./person.ts";

/** The kinds of writes, each with the statement that reads which of its keys are stored. */
const storedBy = {
	message: "SELECT email AS key FROM contact_message WHERE email = ANY($1::text[])",
	saved:
		"SELECT email || ' ' || career_id AS key FROM saved_career JOIN account ON account.id = account_id WHERE email || ' ' || career_id = ANY($1::text[])",
	signUp: "SELECT email AS key FROM account WHERE email = ANY($1::text[])",
	join: "SELECT token_hash AS key FROM class_member WHERE token_hash = ANY($1::text[])",
	result:
		"SELECT token_hash AS key FROM class_member WHERE token_hash = ANY($1::text[]) AND coalesce(sent, counted) IS NOT NULL",
} as const;
type Kind = keyof typeof storedBy;
const kinds = Object.keys(storedBy) as Kind[];

/** An acknowledged write, with its instants in milliseconds. */
interface Acknowledged {
	readonly key: string;
	readonly began: number;
	readonly ended: number;
}

type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Writers that run beside a fault, on all servers in turn. */
export interface WriteLoad extends AsyncDisposable {
	/** Whether so many writes of each kind that began after an instant are acknowledged. */
	readonly hasWritten: (count: number, since?: number) => boolean;
	/** Ends the writers; waits for every request under way. */
	readonly end: () => Promise<void>;
	readonly count: () => number;
	/** The acknowledged writes that the database does not hold, as sentences. */
	readonly lost: (ask: Ask) => Promise<string[]>;
	/** The longest time without a write of a kind after an instant, over all kinds, in milliseconds. */
	readonly gapMs: (since: number) => number;
	readonly longestMs: () => number;
	/** The number of answers 503 with Retry-After, and every other answer than these and a success. */
	readonly refused: () => number;
	readonly unexpected: () => readonly string[];
}

const pupilsOfOneClass = 40;
const result = { categories: [{ category: "biology", count: 3 }], careers: ["ecologist"] };

/** Starts contact messages, saved careers, sign-ups and classes that join and send, until it is ended. */
export async function startWriteLoad(ports: readonly [number, ...number[]]): Promise<WriteLoad> {
	const written: Record<Kind, Acknowledged[]> = { message: [], saved: [], signUp: [], join: [], result: [] };
	const unexpected: string[] = [];
	let [refused, longestMs, turn, isOver] = [0, 0, 0, false];

	/** The body of a success; undefined for everything else. */
	const send = async (name: string, ask: (port: number) => Promise<Answer>) => {
		turn += 1;
		const port = ports[turn % ports.length] ?? ports[0];
		const began = performance.now();
		const answer = await ask(port).catch((error: unknown) => String(error));
		const ended = performance.now();
		longestMs = Math.max(longestMs, ended - began);
		if (typeof answer === "string") unexpected.push(`${name}: ${answer}`);
		else if (answer.status === 200 || answer.status === 204) return { ...answer, began, ended };
		else if (answer.status === 503 && Number(answer.retryAfter) > 0) refused += 1;
		else unexpected.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
		return undefined;
	};
	const write = async (
		kind: Kind,
		ask: (port: number) => Promise<Answer>,
		keyOf: (body: { token?: string }) => string,
	) => {
		const answer = await send(kind, ask);
		if (answer !== undefined)
			written[kind].push({ key: keyOf(answer.body), began: answer.began, ended: answer.ended });
		return answer;
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
	const writers = [messages, signUps, lessons(teacher), ...savers.map(saves)].map(loop);
	return {
		hasWritten: (count, since = 0) =>
			kinds.every((kind) => written[kind].filter(({ began }) => began > since).length >= count),
		end,
		[Symbol.asyncDispose]: end,
		count: () => kinds.reduce((sum, kind) => sum + written[kind].length, 0),
		lost: async (ask) => {
			const lost: string[] = [];
			for (const kind of kinds) {
				const keys = written[kind].map(({ key }) => key);
				const stored = new Set((await ask(storedBy[kind], [keys])).map(({ key }) => key));
				lost.push(...keys.filter((key) => !stored.has(key)).map((key) => `${kind} ${key}`));
			}
			return lost;
		},
		gapMs: (since) =>
			Math.max(
				...kinds.map((kind) => {
					const ends = [since, ...written[kind].map(({ ended }) => ended).filter((ended) => ended > since)];
					return Math.max(...ends.slice(1).map((ended, index) => ended - (ends[index] ?? ended)));
				}),
			),
		longestMs: () => longestMs,
		refused: () => refused,
		unexpected: () => unexpected,
	};
}
