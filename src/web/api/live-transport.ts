import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";
import type { Transport } from "./transport.ts";

/** The routes that a guest's device answers where the server would refuse a guest. */
export const guestRoutes = [
	"GET /api/saved-careers",
	"PUT /api/saved-careers/:careerId",
	"DELETE /api/saved-careers/:careerId",
	"GET /api/quest",
	"POST /api/quest/completions",
] as const satisfies readonly RouteKey[];

interface TransportDependencies {
	readonly network: Transport;
	/** The guest's device, loaded when it is first needed. */
	readonly guest: Transport;
	/** Whether nobody is signed in for whom the server may store things. */
	readonly isGuest: () => Promise<boolean>;
	/** The server knows no session although one was needed. */
	readonly onSignedOut: () => void;
}

/** The live edition: the network, or the device for what a guest may do. */
export const createLiveTransport =
	({ network, guest, isGuest, onSignedOut }: TransportDependencies): Transport =>
	async <Key extends RouteKey>(key: Key, request: RequestOf<Key>): Promise<OutcomeOf<Key>> => {
		const isForGuests = guestRoutes.some((route) => route === key);
		if (isForGuests && (await isGuest())) return guest(key, request);
		const outcome = await network(key, request);
		if (outcome.ok || outcome.code !== "account.sign_in_required") return outcome;
		onSignedOut();
		return isForGuests ? guest(key, request) : outcome;
	};
