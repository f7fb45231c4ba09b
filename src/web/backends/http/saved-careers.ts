import type { SavedCareersBackend } from "#contract/saved-careers.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { success } from "#domain/shared/result.ts";
import { settle } from "../browser/outcome.ts";
import { onceKnown } from "./once-known.ts";
import type { RemoteSavedCareers } from "./remote-saved-careers.ts";
import { isKeeper, type Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

interface Parts {
	readonly world: HttpWorld;
	readonly who: Who;
	/** The account's list. */
	readonly account: () => Promise<RemoteSavedCareers>;
	/** The guest's list in this browser. */
	readonly guest: { read(): Promise<CareerId[]>; write(saved: readonly CareerId[]): Promise<void> };
}

/** Saved careers of the account, or of the guest in this browser. */
export const httpSavedCareers = ({
	world,
	who,
	account,
	guest,
}: Parts): SavedCareersBackend & { changed(): void } => {
	const list = async (): Promise<CareerId[]> => {
		if (!isKeeper(await who.known())) return guest.read();
		return (await (await account()).list()) ?? guest.read();
	};
	const { shown, show, refresh, observe } = onceKnown<readonly CareerId[]>(world, async () => {
		show(await list());
	});
	const change = (careerId: CareerId, isSaved: boolean) =>
		settle(async () => {
			const saved = (before: readonly CareerId[]) => [
				...(isSaved ? [careerId] : []),
				...before.filter((one) => one !== careerId),
			];
			const keepHere = async () => {
				await guest.write(saved(await guest.read()));
				return success(null);
			};
			if (!isKeeper(await who.known())) return keepHere();
			const before = shown();
			if (before) show(saved(before));
			const put = await settle(async () => (await account()).put(careerId, isSaved), "common.unreachable");
			if (put.ok) {
				world.tellOtherTabs("saved-careers");
				return put;
			}
			if (put.code === "account.sign_in_required") return keepHere();
			if (before) show(before);
			return { ok: false, code: put.code };
		}, "common.unreachable");

	who.observe(refresh);
	world.onNotice((notice) => notice === "saved-careers" && refresh());

	return {
		list,
		save: (careerId) => change(careerId, true),
		unsave: (careerId) => change(careerId, false),
		observe,
		changed: refresh,
	};
};
