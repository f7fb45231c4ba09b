import type { Unobserve } from "#contract/problem.ts";
import { routes } from "#contract/routes/routes.ts";
import { type Session, sessionSchema } from "#domain/account/session.ts";
import type { Kept } from "../browser/kept.ts";
import { createSignal } from "../browser/signal.ts";
import { type Client, valueIn } from "./client.ts";
import { longestPause, pauses } from "./pauses.ts";
import { storageKeys } from "./storage-key.ts";
import type { HttpWorld } from "./world.ts";

/** Who is here: a hint at first, then what the server says. */
export interface Who {
	/** Asks the server. Rejects when it cannot be reached. */
	ask(): Promise<Session | null>;
	/** What the server said last; asks where it was not asked yet, and takes the hint where it cannot be reached. */
	known(): Promise<Session | null>;
	/** The server said who is here. */
	set(session: Session | null): void;
	observe(listener: (session: Session | null) => void): Unobserve;
}

/** Only what the first paint needs: no name of somebody stays on the device. */
const hintOf = ({ role, consent }: Session): Session => ({
	isLoggedIn: true,
	role,
	...(consent === undefined ? {} : { consent }),
});

const isSame = (one: Session | null, other: Session | null): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** Follows the session, in other tabs too. `client` is asked for late, since it tells of ended sessions. */
export const createWho = (world: HttpWorld, device: Kept, client: () => Client): Who => {
	const readHint = (): Session | null => device.read(storageKeys.session, sessionSchema);
	let present: Session | null | undefined;
	let asking: Promise<Session | null> | undefined;
	let isKnown = false;
	let isAskingAgain = false;
	const { observe, changed } = createSignal(async () => present ?? null);

	const become = (session: Session | null): void => {
		const before = present;
		present = session;
		if (before === undefined || !isSame(before, session)) changed();
	};
	const set = (session: Session | null): void => {
		isKnown = true;
		const hint = session && hintOf(session);
		if (!isSame(readHint(), hint)) {
			if (hint) device.write(storageKeys.session, hint);
			else device.remove(storageKeys.session);
		}
		become(session);
	};
	const ask = (): Promise<Session | null> => {
		asking ??= client()
			.ask(routes.session, {})
			.then((outcome) => {
				const { session } = valueIn(outcome);
				set(session);
				return session;
			})
			.finally(() => {
				asking = undefined;
			});
		return asking;
	};
	const askUntilAnswered = async (): Promise<void> => {
		if (isAskingAgain) return;
		isAskingAgain = true;
		for (let tries = 0; !isKnown; tries += 1) {
			const answered = await ask().then(
				() => true,
				() => false,
			);
			// A guest loses nothing while the server is away: nobody is waited for.
			if (answered || present === null) break;
			await world.wait(pauses[tries] ?? longestPause);
		}
		isAskingAgain = false;
	};

	world.onOtherTab((key) => {
		if (key !== null && key !== storageKeys.session) return;
		if (present === undefined) return;
		// Somebody came or went in another tab: shown at once, believed when the server says so.
		isKnown = false;
		become(readHint());
		void askUntilAnswered();
	});

	return {
		ask,
		set,
		known: async () => {
			if (isKnown) return present ?? null;
			return ask().catch(() => present ?? readHint());
		},
		observe: (listener) => {
			if (present === undefined) present = readHint();
			if (!isKnown) void askUntilAnswered();
			return observe(listener);
		},
	};
};

/** Whether optional things of this person are kept by the server: anyone signed in whom no consent is waited for. */
export const isKeeper = (session: Session | null): session is Session =>
	session !== null && session.consent !== "pending";
