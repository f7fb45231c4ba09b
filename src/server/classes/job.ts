import { idleBeforeWarning, warnedBeforeErasure } from "#domain/classes/retention.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { ClassMails } from "./mail.ts";
import { deleteOldOffers } from "./offer-store.ts";
import { deleteWarnedClasses, warnIdleClasses } from "./store.ts";

/** Erases classes after twelve months without activity, thirty days after a warning to their teachers, and old offers. */
export const classHousekeeping = (
	database: Pick<Database, "queries" | "transaction">,
	mailer: ClassMails,
	now: () => Date,
): JobDefinition => ({
	name: "class-housekeeping",
	every: "23 4 * * *",
	isFinal: true,
	handle: async () => {
		const at = now();
		const instant = toInstant(at);
		await deleteOldOffers(database.queries(), at);
		await deleteWarnedClasses(database.queries(), new Date(warnedBeforeErasure(instant)));
		await database.transaction(async (transaction) => {
			const idle = await warnIdleClasses(transaction, new Date(idleBeforeWarning(instant)), at);
			for (const { classId, ...recipient } of idle) {
				await mailer.enqueue(transaction, { kind: "classEnds", ...recipient, facts: { classId } }, at);
			}
		});
	},
});
