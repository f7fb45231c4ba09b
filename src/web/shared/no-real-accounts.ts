import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "./i18n/i18n.ts";

/** Only the demonstration has no real accounts: the live edition never loads these messages. */
export const NoRealAccounts = lazyPart(async () => {
	const [{ NoRealAccountsNote: Part }] = await Promise.all([
		import("./no-real-accounts-note.tsx"),
		loadMessages(["ownAccount"]),
	]);
	return Part;
});
