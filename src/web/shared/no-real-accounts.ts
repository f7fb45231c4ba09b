import { loadWords } from "./i18n.ts";
import { latePart } from "./late-part.tsx";

/** Only the demonstration has no real accounts: elsewhere its words never travel. */
export const NoRealAccounts = latePart(async () => {
	const [{ NoRealAccounts: Part }] = await Promise.all([
		import("./no-real-accounts-note.tsx"),
		loadWords(["ownAccount"]),
	]);
	return Part;
});
