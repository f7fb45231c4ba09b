import type { Answer } from "./person.ts";

/** An answer with the instants of its request, in milliseconds. */
export interface Sent extends Answer {
	readonly began: number;
	readonly ended: number;
}

/** Sends the requests of a load to its servers in turn. */
export interface LoadSender {
	/** The answer of a success, or of a problem that is expected here; undefined for everything else. */
	readonly send: (
		name: string,
		ask: (port: number) => Promise<Answer>,
		expected?: readonly string[],
	) => Promise<Sent | undefined>;
	readonly longestMs: () => number;
	/** The number of answers 503 with Retry-After, and every other answer than these, a success and an expected problem. */
	readonly refused: () => number;
	readonly unexpected: () => readonly string[];
}

export function loadSender(ports: readonly [number, ...number[]]): LoadSender {
	const unexpected: string[] = [];
	let [refused, longestMs, turn] = [0, 0, 0];
	return {
		send: async (name, ask, expected = []) => {
			turn += 1;
			const port = ports[turn % ports.length] ?? ports[0];
			const began = performance.now();
			const answer = await ask(port).catch((error: unknown) => String(error));
			const ended = performance.now();
			longestMs = Math.max(longestMs, ended - began);
			if (typeof answer === "string") unexpected.push(`${name}: ${answer}`);
			else if ([200, 204].includes(answer.status) || expected.includes(answer.body.code))
				return Object.assign(answer, { began, ended });
			else if (answer.status === 503 && Number(answer.retryAfter) > 0) refused += 1;
			else unexpected.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
			return undefined;
		},
		longestMs: () => longestMs,
		refused: () => refused,
		unexpected: () => unexpected,
	};
}
