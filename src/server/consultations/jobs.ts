import { addToDate, dateIn } from "#domain/shared/time.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { forgetReleased } from "./holds/store.ts";
import type { AppointmentParts } from "./parts.ts";
import { forgetExceptions } from "./researchers/store.ts";
import {
	completeEnded,
	dueForReminder,
	holdAppointment,
	promiseReminder,
	type ReminderKind,
} from "./store.ts";
import { tellEverybody } from "./tell.ts";

type Parts = Pick<AppointmentParts, "database" | "mailer"> & { readonly now: () => Date };

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many minutes before the beginning each reminder is due; one that is not sent when the next is due is left out. */
const reminders: readonly { kind: ReminderKind; minutesBefore: number; until: number }[] = [
	{ kind: "day", minutesBefore: 24 * 60, until: 60 },
	{ kind: "hour", minutesBefore: 60, until: 0 },
];

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minute);

/** Promises the reminders that are due; each once, whoever else is doing the same. */
async function remind({ database, mailer }: Parts, now: Date): Promise<void> {
	for (const { kind, minutesBefore, until } of reminders) {
		const window = { from: after(now, until), to: after(now, minutesBefore), minutesBefore };
		for (const { id, startsAt } of await dueForReminder(database.queries(), kind, window)) {
			await database.transaction(async (transaction) => {
				const row = await holdAppointment(transaction, id);
				if (row?.state !== "confirmed" || row.startsAt.getTime() !== startsAt.getTime()) return;
				if (!(await promiseReminder(transaction, row, kind, now))) return;
				await tellEverybody(mailer, transaction, row, kind, now);
			});
		}
	}
}

/** Each minute: what has ended is completed, and what begins soon is reminded of. Daily: forgets what came to nothing. */
export const appointmentJobs = (parts: Parts): JobDefinition[] => [
	{
		name: "appointments",
		every: "* * * * *",
		handle: async () => {
			const now = parts.now();
			await completeEnded(parts.database.queries(), now);
			await remind(parts, now);
		},
	},
	{
		name: "appointments-housekeeping",
		every: "27 3 * * *",
		handle: async () => {
			const now = parts.now();
			const queries = parts.database.queries();
			await forgetReleased(queries, new Date(now.getTime() - 30 * day));
			await forgetExceptions(queries, addToDate(dateIn(now.toISOString(), "UTC"), { days: -30 }));
		},
	},
];
