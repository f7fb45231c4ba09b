import { loadMessages } from "./i18n.ts";
import { lazyComponent } from "./lazy-component.tsx";

/** Only the demonstration has no real accounts: elsewhere its words never travel. */
export const NoRealAccounts = lazyComponent(async () => {
	const [{ NoRealAccountsNote: Part }] = await Promise.all([
		import("./no-real-accounts-note.tsx"),
		loadMessages(["ownAccount"]),
	]);
	return Part;
});
