import { useEffect, useState } from "react";
import { useEdition } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { hasErasableData } from "./guest-work.ts";

// Few visitors return to a browser that holds their work and have no account.
const ErasePanel = lazyPart(async () => {
	const [{ ErasePanel: Part }] = await Promise.all([
		import("./erase-panel.tsx"),
		loadMessages(["dashboard/erase"]),
	]);
	return Part;
});

/** For a guest on a shared computer: erases the guest's data in this browser. Renders nothing without any. */
export function EraseHere() {
	const isGuest = useSession() === null;
	const isKept = useEdition() === "live";
	const [isThere, setThere] = useState(false);
	useEffect(() => setThere(hasErasableData()), []);
	return isGuest && isKept && isThere ? <ErasePanel placeholder={null} /> : null;
}
