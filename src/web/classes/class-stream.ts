import type { ClassPage } from "#contract/classes.ts";
import { routeAddress } from "../api/api.ts";

/** A stream says every two seconds that it lives; silent for longer than this, in milliseconds, it is given up. */
const maxSilenceMs = 4_500;
/** How long after a stream was given up another is tried, in milliseconds. */
const anotherAfterMs = 3_000;

/** What is done with what a stream says. */
interface StreamHearer {
	readonly onPage: (page: ClassPage) => void;
	/** Whether changes come by themselves now. */
	readonly onLive: (isLive: boolean) => void;
}

/**
 * Follows a class by its stream of changes until it is told to stop. A stream that breaks, or that something on the way
 * keeps for itself, is tried again for as long.
 */
export function followClass(classId: string, { onPage, onLive }: StreamHearer): () => void {
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
			// A broken one comes back by itself; one that was refused does not.
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
