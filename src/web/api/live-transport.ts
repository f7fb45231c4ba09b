import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";
import type { Transport } from "./transport.ts";

/** The routes that a guest's device answers because the server would refuse a guest. */
export const guestRoutes = [
	"GET /api/saved-careers",
	"PUT /api/saved-careers/:careerId",
	"DELETE /api/saved-careers/:careerId",
	"GET /api/quest",
	"POST /api/quest/completions",
] as const satisfies readonly RouteKey[];

interface TransportDependencies {
	readonly network: Transport;
	/** The guest's device handlers, loaded on first use. */
	readonly guest: Transport;
	/** Whether the server may not store data: no session, or consent is missing. */
	readonly isGuest: () => Promise<boolean>;
	/** The server found no session although the route needs one. */
	readonly onSignedOut: () => void;
	/** The server found the session of another account than this page's. */
	readonly onOtherSession: () => void;
}

/** The transport of the live edition: the network, or the device for guest routes. */
export const createLiveTransport =
	({ network, guest, isGuest, onSignedOut, onOtherSession }: TransportDependencies): Transport =>
	async <Key extends RouteKey>(key: Key, request: RequestOf<Key>): Promise<OutcomeOf<Key>> => {
		const isForGuests = guestRoutes.some((route) => route === key);
		if (isForGuests && (await isGuest())) return guest(key, request);
		const outcome = await network(key, request);
		if (!outcome.ok && outcome.code === "account.other_session") onOtherSession();
		if (outcome.ok || outcome.code !== "account.sign_in_required") return outcome;
		onSignedOut();
		return isForGuests ? guest(key, request) : outcome;
	};
