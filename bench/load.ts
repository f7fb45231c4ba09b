import { connect } from "node:net";

/** One request that is repeated byte for byte. */
export type RawRequest = string;

/** The result of a period of load. */
export interface LoadResult {
	/** Answers per second. */
	readonly rate: number;
	/** Durations in milliseconds. */
	readonly times: readonly number[];
	/** Number of answers by status. */
	readonly statuses: ReadonlyMap<number, number>;
}

const head = (first: string, headers: Readonly<Record<string, string>>): string =>
	[
		`${first} HTTP/1.1`,
		"Host: 127.0.0.1",
		...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
		"",
		"",
	].join("\r\n");

/** A browser's GET, reduced to the headers that matter. */
export const rawGet = (path: string, headers: Readonly<Record<string, string>> = {}): RawRequest =>
	head(`GET ${path}`, headers);

/** A POST of JSON in ASCII. */
export const rawPost = (
	path: string,
	body: unknown,
	headers: Readonly<Record<string, string>> = {},
): RawRequest => {
	const text = JSON.stringify(body);
	const described = { ...headers, "Content-Type": "application/json", "Content-Length": String(text.length) };
	return head(`POST ${path}`, described) + text;
};

const headEnd = "\r\n\r\n";

/** The status and length of the complete answer at the start of `bytes`, or undefined while part of it is missing. */
const wholeAnswer = (bytes: Buffer): { status: number; length: number } | undefined => {
	const end = bytes.indexOf(headEnd);
	if (end === -1) return undefined;
	const said = bytes.toString("latin1", 0, end);
	if (/^transfer-encoding: chunked/im.test(said)) throw new Error("The load reads no chunked answers");
	const size = Number(/^content-length: (\d+)/im.exec(said)?.[1] ?? 0);
	const length = end + headEnd.length + size;
	return bytes.length < length ? undefined : { status: Number(said.slice(9, 12)), length };
};

/** Options of a load. */
export interface LoadShape {
	readonly connections: number;
	readonly milliseconds: number;
	/** The pause of each connection after an answer, in milliseconds; none by default. */
	readonly rest?: number;
	/** Whether unanswered requests are dropped at the end instead of awaited. */
	readonly givesUp?: boolean;
}

/** One connection that sends a request, waits for the answer, and repeats. */
const ask = (
	port: number,
	next: () => RawRequest | undefined,
	note: (status: number, ms: number) => void,
	{ rest = 0, givesUp = false, milliseconds }: LoadShape,
) =>
	new Promise<void>((resolve, reject) => {
		const socket = connect({ port, host: "127.0.0.1", noDelay: true });
		const givingUp = givesUp ? setTimeout(() => end(), milliseconds) : undefined;
		let began = 0;
		let read: Buffer = Buffer.alloc(0);
		const end = () => {
			clearTimeout(givingUp);
			socket.destroy();
			resolve();
		};
		const send = () => {
			const request = next();
			if (request === undefined) return end();
			began = performance.now();
			socket.write(request);
		};
		socket.on("connect", send);
		socket.on("data", (chunk) => {
			read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
			const answer = wholeAnswer(read);
			if (answer === undefined) return;
			note(answer.status, performance.now() - began);
			read = read.subarray(answer.length);
			if (rest === 0) send();
			else setTimeout(send, rest);
		});
		socket.on("error", reject);
		socket.on("close", () => reject(new Error("The server closed the connection")));
	});

/** Sends requests over several connections at once; each connection sends its next request when the last one is answered. */
export const load = async (
	port: number,
	requests: readonly RawRequest[],
	shape: LoadShape,
): Promise<LoadResult> => {
	const times: number[] = [];
	const statuses = new Map<number, number>();
	const began = performance.now();
	let sent = 0;
	const next = () =>
		performance.now() - began < shape.milliseconds ? requests[sent++ % requests.length] : undefined;
	const note = (status: number, ms: number) => {
		times.push(ms);
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	};
	await Promise.all(Array.from({ length: shape.connections }, () => ask(port, next, note, shape)));
	return { rate: (times.length / (performance.now() - began)) * 1000, times, statuses };
};
