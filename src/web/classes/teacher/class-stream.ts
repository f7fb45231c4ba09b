import type { ClassPage } from "#contract/classes.ts";
import { routeAddress } from "../../api/api.ts";

/** The server sends a heartbeat every two seconds; a stream that is silent for this many milliseconds is replaced. */
const maxSilenceMs = 4_500;
/** The delay between closing a stream and opening the next one, in milliseconds. */
const anotherAfterMs = 3_000;

/** The callbacks of a stream. */
interface StreamListener {
	readonly onPage: (page: ClassPage) => void;
	/** Whether changes arrive automatically now. */
	readonly onLive: (isLive: boolean) => void;
}

/**
 * Follows a class by its stream of changes until the returned function is called. A stream that breaks or stays
 * silent is reopened.
 */
export function followClass(classId: string, { onPage, onLive }: StreamListener): () => void {
	let stop = () => {};
	const open = () => {
		const source = new EventSource(routeAddress("GET /api/classes/:classId/changes", { classId }));
		let silence: ReturnType<typeof setTimeout>;
		const giveUp = () => {
			onLive(false);
			source.close();
			clearTimeout(silence);
			const another = setTimeout(open, anotherAfterMs);
			stop = () => clearTimeout(another);
		};
		const listen = () => {
			clearTimeout(silence);
			silence = setTimeout(giveUp, maxSilenceMs);
		};
		const hear = () => {
			onLive(true);
			listen();
		};
		source.addEventListener("beat", hear);
		source.addEventListener("message", ({ data }) => {
			hear();
			onPage(JSON.parse(data) as ClassPage);
		});
		source.addEventListener("error", () => {
			onLive(false);
			// The browser reconnects a broken stream itself, but not one that was refused.
			if (source.readyState === EventSource.CLOSED) giveUp();
		});
		listen();
		stop = () => {
			source.close();
			clearTimeout(silence);
		};
	};
	open();
	return () => stop();
}
