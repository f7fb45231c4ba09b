import { questGames } from "#content/quest/quest.ts";
import { isConsented } from "#domain/account/consented.ts";
import { dispatch } from "#web/api/device/dispatch.ts";
import { guestQuestHandlers } from "#web/api/device/guest-quest.ts";
import { guestSavedHandlers } from "#web/api/device/guest-saved.ts";
import { createLiveTransport } from "#web/api/live-transport.ts";
import { createNetworkTransport } from "#web/api/network.ts";
import type { Transport } from "#web/api/transport.ts";
import type { FakeBrowser } from "./fake-browser.ts";

/** The live edition's transport in a fake browser. The session is read from the server each time. */
export const createLiveCall = ({ world }: FakeBrowser, onSignedOut = (): void => {}): Transport => {
	const network = createNetworkTransport(async (path, init = {}) => world.fetch(String(path), init));
	return createLiveTransport({
		network,
		guest: dispatch(async () => ({
			...guestSavedHandlers(world),
			...guestQuestHandlers(
				world.device,
				async () => world,
				async () => questGames,
			),
		})),
		isGuest: async () => {
			const asked = await network("GET /api/account/session", {});
			return !(asked.ok && isConsented(asked.value.session));
		},
		onSignedOut,
		onOtherSession: () => {},
	});
};

const params = (careerId: "ecologist" | "geologist") => ({ params: { careerId } });

/** The saved-careers API for one visitor. */
export const savedCareers = (call: Transport) => ({
	/** The ids of the careers, latest first. */
	list: async () => {
		const asked = await call("GET /api/saved-careers", {});
		if (!asked.ok) throw new Error(asked.code);
		return asked.value.saved.map(({ careerId }) => careerId);
	},
	save: (careerId: "ecologist" | "geologist") => call("PUT /api/saved-careers/:careerId", params(careerId)),
	unsave: (careerId: "ecologist" | "geologist") =>
		call("DELETE /api/saved-careers/:careerId", params(careerId)),
});
