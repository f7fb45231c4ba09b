import type { Unobserve } from "#contract/problem.ts";
import type { Session } from "#domain/account/session.ts";
import type { Kept } from "../browser/kept.ts";
import { createSignal } from "../browser/signal.ts";
import { longestPause, pauses } from "./pauses.ts";
import { jsonOf, send } from "./request.ts";
import type { SessionReader } from "./session-reader.ts";
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

/** Whether the server's answer is, to the letter, that nobody is here: nothing in it has to be read any further. */
const saysNobody = async (response: Response): Promise<boolean> =>
	response.ok && JSON.stringify(await jsonOf(response.clone())) === '{"session":null}';

/**
 * Follows the session, in other tabs too. `reader` brings what reads a session: it is only needed where somebody seems
 * to be here, so that a guest's page loads next to nothing.
 */
export const createWho = (world: HttpWorld, device: Kept, reader: () => Promise<SessionReader>): Who => {
	/** Nobody is hinted at where the hint is broken or cannot be read just now. */
	const readHint = async (): Promise<Session | null> => {
		if (!device.holds(storageKeys.session)) return null;
		return reader().then(
			(loaded) => loaded.hint(),
			() => null,
		);
	};
	let present: Session | null | undefined;
	let asking: Promise<Session | null> | undefined;
	let isKnown = false;
	let isAskingAgain = false;
	/** Who is here as far as this page knows: the hint until the server was heard. */
	const shown = async (): Promise<Session | null> => {
		if (present === undefined) {
			const hint = await readHint();
			// The server may have answered meanwhile.
			if (present === undefined) present = hint;
		}
		return present;
	};
	const { observe, changed } = createSignal(shown);

	const become = (session: Session | null): void => {
		const before = present;
		present = session;
		if (before === undefined || !isSame(before, session)) changed();
	};
	const set = (session: Session | null): void => {
		isKnown = true;
		if (session) device.write(storageKeys.session, hintOf(session));
		else device.remove(storageKeys.session);
		become(session);
	};
	const askServer = async (): Promise<Session | null> => {
		const response = await send(world.fetch, "GET", "/api/account/session");
		if (response === null) throw new Error("common.unreachable");
		return (await saysNobody(response)) ? null : (await reader()).told(response);
	};
	const ask = (): Promise<Session | null> => {
		asking ??= askServer()
			.then((session) => {
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
			if (answered || (await shown()) === null) break;
			await world.wait(pauses[tries] ?? longestPause);
		}
		isAskingAgain = false;
	};

	world.onOtherTab((key) => {
		if (key !== null && key !== storageKeys.session) return;
		if (present === undefined) return;
		// Somebody came or went in another tab: shown at once, believed when the server says so.
		isKnown = false;
		void readHint().then((hint) => {
			if (!isKnown) become(hint);
		});
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
			if (!isKnown) void askUntilAnswered();
			return observe(listener);
		},
	};
};
