import { loadWords } from "../lib/i18n.ts";
import { latePart } from "../lib/late-part.tsx";

/** Only the demonstration has no real accounts: elsewhere its words never travel. */
export const NoRealAccounts = latePart(async () => {
	const [{ NoRealAccounts: Part }] = await Promise.all([
		import("../features/account/no-real-accounts.tsx"),
		loadWords(["ownAccount"]),
	]);
	return Part;
});
