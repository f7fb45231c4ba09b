import { hostMissingAfterMinutes, isHostMissing } from "#domain/circles/room.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { remindersOf } from "#server/consultations/jobs.ts";
import { type RecordIn, recordEvent } from "#server/platform/audit/store.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { deleteEndedParticipations, forgetHosts } from "./housekeeping-store.ts";
import { notifyLeaders, notifyParticipant } from "./notify.ts";
import { cancelCircle } from "./plan.ts";
import {
	type CircleRow,
	circleFactsOf,
	circlesBetween,
	circlesWithEndedOffers,
	claimReminder,
	completeEndedCircles,
	lockCircle,
	participantsOf,
} from "./store.ts";
import { updateWaitingList } from "./waiting-list.ts";

type JobDependencies = CirclesDependencies & { readonly now: () => Date };

/** Passes seats on whose offers have ended. */
async function offerFreedSeats(dependencies: JobDependencies, now: Date): Promise<void> {
	for (const id of await circlesWithEndedOffers(dependencies.database.queries(), now)) {
		await dependencies.database.transaction(async (transaction) => {
			const circle = await lockCircle(transaction, id);
			if (circle !== undefined) await updateWaitingList(dependencies, transaction, circle, now);
		});
	}
}

/** Cancels the circles whose host did not come; every paid seat is refunded. */
async function cancelWithoutHost(dependencies: JobDependencies, now: Date): Promise<void> {
	const queries = dependencies.database.queries();
	const isDue = (circle: CircleRow) => isHostMissing(circleFactsOf(circle), toInstant(now));
	const to = new Date(now.getTime() - hostMissingAfterMinutes * minuteMs);
	for (const { id, researcherId } of (await circlesBetween(queries, { from: new Date(0), to })).filter(
		isDue,
	)) {
		const event = { event: "circle_without_host", accountId: null, at: now, researcherId } as const;
		const record: RecordIn = (transaction) => recordEvent(transaction, event);
		await cancelCircle(dependencies, id, { by: "host_missing", isDue, record }, now);
	}
}

/** Enqueues the due reminders, each once, however many servers do the same. A seat taken after it is due gets none. */
async function remind({ database, mailer }: JobDependencies, now: Date): Promise<void> {
	for (const { kind, minutesBefore, window } of remindersOf(now)) {
		for (const { id, startsAt } of await circlesBetween(database.queries(), window)) {
			await database.transaction(async (transaction) => {
				const circle = await lockCircle(transaction, id);
				if (circle?.state !== "planned" || circle.startsAt.getTime() !== startsAt.getTime()) return;
				if (!(await claimReminder(transaction, { circleId: id, startsAt, kind }, now))) return;
				const dueAt = startsAt.getTime() - minutesBefore * minuteMs;
				if (circle.placedAt.getTime() >= dueAt) return;
				await notifyLeaders(mailer, transaction, circle, kind, now);
				for (const participant of await participantsOf(transaction, [id])) {
					if (participant.state !== "seated" || participant.createdAt.getTime() >= dueAt) continue;
					await notifyParticipant(mailer, transaction, { circle, participant }, kind, now);
				}
			});
		}
	}
}

/**
 * Each minute: passes offered seats on, cancels circles without their host, enqueues reminders and completes what has ended.
 * Daily: deletes participations without a seat a month after the circle, the host's address as well, and the name after a year.
 */
export const circleJobs = (dependencies: JobDependencies): JobDefinition[] => [
	{
		name: "circles",
		every: "* * * * *",
		isFinal: true,
		handle: async () => {
			const now = dependencies.now();
			await offerFreedSeats(dependencies, now);
			await cancelWithoutHost(dependencies, now);
			await remind(dependencies, now);
			await completeEndedCircles(dependencies.database.queries(), now);
		},
	},
	{
		name: "circles-housekeeping",
		every: "31 3 * * *",
		isFinal: true,
		handle: async () => {
			const now = dependencies.now();
			const queries = dependencies.database.queries();
			await deleteEndedParticipations(queries, now);
			await forgetHosts(queries, now);
		},
	},
];
