import { type ClockMemory, clockMemoryAfter } from "#domain/operator/clock-trust.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { hourMs } from "#domain/shared/units.ts";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { eq } from "./drizzle.ts";
import type { Queries } from "./queries.ts";
import { installation } from "./schema/installation.ts";

/** The instant is written again after so long, in milliseconds: jobs ask each minute. */
const rememberEveryMs = hourMs;

/** Reads what the installation remembers of its clock. */
export async function clockMemoryOf(queries: Queries): Promise<ClockMemory> {
	const [row] = await queries
		.select({ believedAt: installation.clockBelievedAt, doubtedAt: installation.clockDoubtedAt })
		.from(installation);
	const instantOf = (date: Date | null | undefined) => (date ? toInstant(date) : null);
	return { believedAt: instantOf(row?.believedAt), doubtedAt: instantOf(row?.doubtedAt) };
}

/**
 * Whether the clock may be believed, by what all servers of the installation have seen of it. False while it is in doubt: then
 * nothing is to be erased, completed or cancelled because its time has come.
 */
export const createClockTrust =
	({ queries }: Pick<Database, "queries">, log: Pick<Log, "error" | "info">, now: () => Date) =>
	async (): Promise<boolean> => {
		const present = now();
		const before = await clockMemoryOf(queries());
		const after = clockMemoryAfter(before, toInstant(present));
		const isNews = after.doubtedAt !== before.doubtedAt;
		const rememberedMs = Math.abs(present.getTime() - Date.parse(before.believedAt ?? "1970-01-01"));
		if (isNews || (after.doubtedAt === null && rememberedMs > rememberEveryMs))
			await queries()
				.update(installation)
				.set({
					clockBelievedAt: after.believedAt === null ? null : new Date(after.believedAt),
					clockDoubtedAt: after.doubtedAt === null ? null : new Date(after.doubtedAt),
				})
				.where(eq(installation.isOnly, true));
		if (isNews && after.doubtedAt !== null)
			log.error("the clock has jumped: for a day nothing is erased, completed or cancelled by it", {
				believed: before.believedAt ?? undefined,
			});
		if (isNews && after.doubtedAt === null) log.info("the clock is believed again");
		return after.doubtedAt === null;
	};
