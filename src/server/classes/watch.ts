import { createHash } from "node:crypto";
import type { ClassPage } from "#contract/classes.ts";
import type { EventStream, StreamEvent, StreamReader } from "#contract/route.ts";
import type { Database, Listener } from "#server/platform/db/database.ts";
import { describeError, type Log } from "#server/platform/log.ts";
import { createRoundRobinScheduler } from "./round-robin-scheduler.ts";
import { classChannel } from "./store.ts";

/** The class that is watched, and its teacher. */
interface Watched {
	readonly accountId: string;
	readonly classId: string;
}
interface Viewer {
	readonly reader: StreamReader<ClassPage>;
	/** The id of the page that the client has. */
	seen: string | null;
}
/** Every viewer of one class. */
interface Audience extends Watched {
	readonly viewers: Set<Viewer>;
	isReading: boolean;
	/** Whether something changed since the page was read. */
	isStale: boolean;
	/** The turns without a read since the page was read. */
	quietTurns: number;
	/** Whether a full group waits: its time ends without a notification. */
	isGroupWaiting: boolean;
}

/** The interval of turns: a page without a notification is read at each turn while none can arrive. */
const turnEveryMs = 10_000;
/**
 * While notifications arrive, a page is read at the sixth quiet turn: it shows changes that none announces. While a full
 * group waits for the last pupils it is read at every turn, so that the group enters when its time has come.
 */
const quietTurnsAtMost = 6;

/** A page as an event. Its id is a hash of its content, so that every server computes the same. */
const eventOf = (page: ClassPage): StreamEvent<ClassPage> => ({
	id: createHash("sha256").update(JSON.stringify(page)).digest("base64url").slice(0, 22),
	data: page,
});

/**
 * Sends each change of a class to its viewers, on whatever server it was made. A page is read once for all
 * viewers, and once more when it changed meanwhile; a viewer receives only pages that it does not have.
 */
export function createClassWatch(
	database: Pick<Database, "listen">,
	/** The page as it is now; undefined once the class is deleted or another account's. */
	read: (watched: Watched) => Promise<ClassPage | undefined>,
	log: Pick<Log, "warn">,
): { readonly stream: (watched: Watched, seen: string | null) => EventStream<ClassPage> } {
	const audiences = new Map<string, Audience>();
	let listener: Listener | undefined;

	const refresh = async (audience: Audience): Promise<void> => {
		audience.isStale = true;
		if (audience.isReading) return;
		audience.isReading = true;
		audience.quietTurns = 0;
		while (audience.isStale) {
			audience.isStale = false;
			try {
				const page = await read(audience);
				const event = page && eventOf(page);
				audience.isGroupWaiting = page !== undefined && page.waiting > 0 && page.untilFull === 0;
				for (const viewer of [...audience.viewers]) {
					if (event === undefined) viewer.reader.end();
					else if (viewer.seen !== event.id) {
						viewer.seen = event.id;
						viewer.reader.send(event);
					}
				}
			} catch (error) {
				// Reconnecting triggers a read of everything.
				log.warn("a watched class could not be read", describeError(error));
			}
		}
		audience.isReading = false;
	};
	const onNotification = (classId: string | null) => {
		for (const audience of audiences.values())
			if (classId === null || audience.classId === classId) void refresh(audience);
	};
	const scheduler = createRoundRobinScheduler<Audience>(turnEveryMs, (audience) => {
		audience.quietTurns += 1;
		const isDue = audience.isGroupWaiting || audience.quietTurns >= quietTurnsAtMost;
		if (isDue || !listener?.isReceiving()) void refresh(audience);
	});

	return {
		stream: (watched, seen) => (reader) => {
			const key = `${watched.accountId} ${watched.classId}`;
			const audience = audiences.get(key) ?? {
				...watched,
				viewers: new Set(),
				isReading: false,
				isStale: false,
				quietTurns: 0,
				isGroupWaiting: false,
			};
			audiences.set(key, audience);
			const viewer = { reader, seen };
			audience.viewers.add(viewer);
			listener ??= database.listen(classChannel, onNotification);
			scheduler.add(audience);
			void refresh(audience);
			return () => {
				audience.viewers.delete(viewer);
				if (audience.viewers.size > 0) return;
				audiences.delete(key);
				scheduler.remove(audience);
			};
		},
	};
}
