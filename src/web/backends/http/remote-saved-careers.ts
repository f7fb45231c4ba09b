import { routes } from "#contract/routes/routes.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { valueIn } from "#domain/shared/result.ts";
import type { Client } from "./client.ts";

/** Saved careers as the account keeps them. */
export const remoteSavedCareers = (client: Client) => ({
	/** Latest first; null where the session has ended. Rejects when the server cannot be reached. */
	list: async (): Promise<CareerId[] | null> => {
		const asked = await client.ask(routes.savedCareers, {}, ["account.sign_in_required"]);
		if (!asked.ok && asked.code === "account.sign_in_required") return null;
		return valueIn(asked).saved.map(({ careerId }) => careerId);
	},
	put: (careerId: CareerId, isSaved: boolean) =>
		client.ask(isSaved ? routes.saveCareer : routes.unsaveCareer, { params: { careerId } }, [
			"account.sign_in_required",
			"careers.unknown",
		]),
});
export type RemoteSavedCareers = ReturnType<typeof remoteSavedCareers>;
