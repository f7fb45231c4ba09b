import * as z from "zod/mini";
import type { ApiPage } from "#contract/api-page.ts";
import type { LinkPageContent } from "#contract/link-page.ts";
import type { PrintablePage } from "#contract/printable-page.ts";
import { problemStatus } from "#contract/problem.ts";
import type { EventStream, Route } from "#contract/route.ts";
import { mayAsk } from "#domain/account/access-level.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { isDatabaseUnavailable } from "../db/failure.ts";
import type { Limits } from "../limits/limits.ts";
import { describeError, type Log } from "../log.ts";
import type { Meter } from "../metrics/meter.ts";
import type { AtDesk } from "../session/desk-store.ts";
import { HashingEnded } from "../session/hashing.ts";
import type { AsOperator } from "../session/operator-store.ts";
import { TooManyHashes } from "../session/passwords.ts";
import type { AccountSessions, Sessions } from "../session/sessions.ts";
import type { SignedIn } from "../session/store.ts";
import { apiPage } from "./api-page.ts";
import type { RequestContext, RouteHandler } from "./define-route.ts";
import type { EventStreams } from "./event-streams.ts";
import { sendsPassword, withHashingLimit } from "./hashing-limit.ts";
import { linkPage } from "./link-page.ts";
import { printablePage } from "./printable-page.ts";
import { problem } from "./problem.ts";
import { readBody, readBytes, readForm } from "./read-body.ts";
import { problemForReader, redirectTo } from "./redirect.ts";
import { AccountMismatch, readSessionsOf } from "./request-sessions.ts";
import { isSameOrigin } from "./same-origin.ts";
import { closedAnswer } from "./security-headers.ts";

/** The services that every route needs. */
export interface RouteKit {
	readonly sessions: Pick<AccountSessions, "read" | "isOpen" | "tokenOf">;
	readonly deskSessions: Pick<Sessions<AtDesk>, "read">;
	readonly operatorSessions: Pick<Sessions<AsOperator>, "read">;
	readonly limits: Limits;
	readonly streams: EventStreams;
	readonly publicUrl: string;
	readonly log: Log;
	readonly now: () => Date;
	/** A monotonic clock, in milliseconds. */
	readonly elapsed: () => number;
	/** Resolves after so many milliseconds. */
	readonly wait: (milliseconds: number) => Promise<void>;
	readonly meter: Meter;
	/** The sites that may show the pages of launches in a frame. */
	readonly framedBy: () => readonly string[];
	/** Whether the database answers. Never rejects. */
	readonly isReady: () => Promise<boolean>;
	/** Limits how long the work of a request waits for the database. */
	readonly asOneRequest: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** A request to one route: path parameters, and the network of the client. */
export interface Arrival {
	readonly request: Request;
	readonly params: Readonly<Record<string, string>>;
	readonly network: string;
	/** The id of the request in answers and log. */
	readonly requestId: string;
}

const noStore = { "cache-control": "no-store" };
const defaultMaxBodyBytes = 64 * 1024;

/**
 * Serves a request to its route: authorizes, validates, counts, calls the handler, and returns only declared
 * fields.
 */
export async function serveRoute(bound: RouteHandler, arrival: Arrival, kit: RouteKit): Promise<Response> {
	const began = kit.elapsed();
	const cookies: string[] = [];
	const answering = () =>
		kit
			.asOneRequest(() => answer(bound, arrival, kit, cookies))
			.catch((error) => refuse(error, bound, kit, arrival));
	const answered = sendsPassword(bound.route)
		? ((await withHashingLimit(arrival.network, answering)) ?? busy())
		: await answering();
	const isNavigation = bound.route.answers === "redirect";
	const response = isNavigation ? problemForReader(answered, arrival.request) : answered;
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	const { responseTimeStepMs } = bound.options;
	if (responseTimeStepMs !== undefined)
		await kit.wait(responseTimeStepMs - ((kit.elapsed() - began) % responseTimeStepMs));
	return response;
}

async function answer(
	{ route, handle, options }: RouteHandler,
	{ request, params, network }: Arrival,
	kit: RouteKit,
	cookies: string[],
): Promise<Response> {
	if (!route.fromAnywhere && !isSameOrigin(request, kit.publicUrl)) return problem("request.foreign");
	const now = kit.now();
	const { openSession, openDesk, openFor } = readSessionsOf(request, route, {
		sessions: kit.sessions,
		deskSessions: kit.deskSessions,
		operatorSessions: kit.operatorSessions,
		setCookies: (lines) => void cookies.push(...lines),
		now,
	});
	const session = await openFor(route.access);
	const allowed = mayAsk(route.access, session);
	if (!allowed.ok) return problem(allowed.code);

	const named = route.params && z.safeParse(route.params, params);
	if (named?.success === false) return problem("request.not_found");
	const body = await bodyOf(route, request);
	if (!body.ok) return problem(body.code);
	const form = await formOf(route, request);
	if (!form.ok) return problem(form.code);

	const prechecked = await options.precheck?.(body.value as never);
	if (prechecked?.ok === false) return problem(prechecked.code, {}, prechecked.details);

	const { limit } = route;
	const action = `${route.method} ${route.path}`;
	const who = { network, email: emailIn(body.value), accountId: ownerOf(session) };
	if (limit !== undefined) {
		const isKnownHere = options.isKnownHere?.bind(null, { body: body.value as never, network, now });
		const counting = kit.limits.count(action, limit, who, now, isKnownHere);
		// Counting writes. Where nothing can be written, for example on a full disk, reads are served
		// uncounted.
		const wait = await counting.catch((error: unknown) => {
			if (route.method === "GET" && isDatabaseUnavailable(error)) return null;
			throw error;
		});
		if (wait !== null) return problem("limits.too_many", retryAfter(wait), { retryAfter: wait });
	}
	const setCookies = (from: Headers) => void cookies.push(...from.getSetCookie());
	const asked = { body: body.value, form: form.value, params: named?.data, headers: request.headers };
	const isGuest = async () => (await kit.sessions.tokenOf(request.headers)) === undefined;
	const context = {
		...asked,
		session,
		openSession,
		isGuest,
		openDesk,
		now,
		network,
		setCookies,
	};
	// The types were checked where the route was bound; here the compiler checks that no name is missing.
	const checked: Readonly<Record<keyof RequestContext, unknown>> = context;
	const uncount = async () => {
		if (limit?.guesses !== undefined) await kit.limits.uncount(action, limit, who, now);
	};
	const outcome = await handle(checked as RequestContext).catch(async (error: unknown) => {
		await uncount().catch(() => {});
		throw error;
	});
	if (outcome.ok || !limit?.guesses?.problems.includes(outcome.code)) await uncount();
	if (outcome.ok && route.answers === "events")
		return openStream(route, outcome.value as EventStream, { session, network, request }, kit);
	if (outcome.ok) return declared(route, outcome.value, kit);
	const later = outcome.details?.retryAfter;
	const headers = later === undefined ? retryHeaders(outcome.code) : retryAfter(later);
	return problem(outcome.code, headers, outcome.details);
}

/** The stream of a route that answers with events; a refusal when there are too many. */
function openStream(
	route: Route,
	stream: EventStream,
	{ session, network, request }: Pick<Arrival, "network" | "request"> & { readonly session: OpenedSession },
	kit: RouteKit,
): Response {
	const account = session !== null && "email" in session ? session : null;
	const opened = kit.streams.open(stream, {
		accountId: account?.accountId ?? null,
		network,
		isAllowed: async () => account === null || (await kit.sessions.isOpen(account.sessionId, kit.now())),
		isHeadOnly: request.method === "HEAD",
		declared: (data) => {
			const parsed = z.safeParse(route.response, data);
			if (!parsed.success) kit.log.error("event breaks the contract", { route: route.path });
			return parsed.data;
		},
	});
	return opened ?? busy();
}

type OpenedSession = SignedIn | AtDesk | AsOperator | null;

/** Whose requests are counted together. */
const ownerOf = (session: OpenedSession): string | undefined =>
	session === null || "accountId" in session ? session?.accountId : session.researcherId;

const retryAfter = (seconds: number): Record<string, string> => ({ "retry-after": String(seconds) });

/** The Retry-After of temporary failures. */
const retryHeaders = (code: ProblemCode): Record<string, string> =>
	problemStatus[code] === 503 ? retryAfter(5) : {};

const busy = (): Response => problem("server.busy", retryHeaders("server.busy"));

async function formOf(
	route: Route,
	request: Request,
): Promise<Result<unknown, "request.malformed" | "request.too_large">> {
	if (route.form === undefined) return success(undefined);
	const read = await readForm(request, route.maxBodyBytes ?? defaultMaxBodyBytes);
	if (!read.ok) return read;
	const parsed = z.safeParse(route.form, read.value);
	return parsed.success ? success(parsed.data) : failure("request.malformed");
}

async function bodyOf(
	route: Route,
	request: Request,
): Promise<Result<unknown, "request.malformed" | "request.too_large">> {
	const maxBytes = route.maxBodyBytes ?? defaultMaxBodyBytes;
	if (route.takesBytes) return readBytes(request, maxBytes);
	if (route.body === undefined) return success(undefined);
	const read = await readBody(request, maxBytes);
	if (!read.ok) return read;
	const parsed = z.safeParse(route.body, read.value);
	return parsed.success ? success(parsed.data) : failure("request.malformed");
}

const emailIn = (body: unknown): string | undefined =>
	typeof body === "object" && body !== null && "email" in body && typeof body.email === "string"
		? body.email
		: undefined;

/** The response with the declared fields, and no other. */
function declared(route: Route, value: unknown, kit: RouteKit): Response {
	const parsed = z.safeParse(route.response, value);
	if (!parsed.success) {
		kit.log.error("answer breaks the contract", { route: route.path });
		return problem("common.unexpected");
	}
	if (route.answers === "page") return linkPage(parsed.data as LinkPageContent);
	if (route.answers === "reference") return apiPage(parsed.data as ApiPage);
	if (route.answers === "paper") return printablePage(parsed.data as PrintablePage);
	if (route.answers === "redirect")
		return redirectTo((parsed.data as { readonly location: string }).location);
	if (parsed.data === null) return new Response(null, { status: 204, headers: noStore });
	const write = (text: string, type: string) =>
		closedAnswer(text, { ...noStore, "content-type": type }, kit.publicUrl);
	if (route.answers === "calendar") return write(String(parsed.data), "text/calendar; charset=utf-8");
	// As a complete text: Response.json would make a stream of it.
	return write(JSON.stringify(parsed.data), "application/json");
}

async function refuse(
	error: unknown,
	{ route }: RouteHandler,
	kit: RouteKit,
	{ requestId }: Arrival,
): Promise<Response> {
	if (error instanceof AccountMismatch) return problem("account.other_session");
	if (error instanceof TooManyHashes || error instanceof HashingEnded) return busy();
	const code: ProblemCode =
		isDatabaseUnavailable(error) || !(await kit.isReady()) ? "server.not_ready" : "common.unexpected";
	kit.log[code === "server.not_ready" ? "warn" : "error"]("request failed", {
		...describeError(error),
		route: route.path,
		request: requestId,
	});
	return problem(code, retryHeaders(code));
}
