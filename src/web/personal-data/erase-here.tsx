import { useEffect, useState } from "react";
import { useKnownEdition } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n.ts";
import { holdsTraces } from "./guest-work.ts";

// Few come back to a browser that holds something of them and have no account.
const ErasePanel = lazyPart(async () => {
	const [{ ErasePanel: Part }] = await Promise.all([
		import("./erase-panel.tsx"),
		loadMessages(["dashboard/erase"]),
	]);
	return Part;
});

/** For a guest on a computer that others use: erases what this browser holds of them. Nothing where there is nothing. */
export function EraseHere() {
	const isGuest = useSession() === null;
	const isKept = useKnownEdition() === "live";
	const [isThere, setThere] = useState(false);
	useEffect(() => setThere(holdsTraces()), []);
	return isGuest && isKept && isThere ? <ErasePanel placeholder={null} /> : null;
}
