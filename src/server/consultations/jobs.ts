import { reminderKinds } from "#domain/consultations/appointment.ts";
import { toInstant, utcDateOf } from "#domain/shared/instant.ts";
import { addToDate } from "#domain/shared/time.ts";
import { dayMs, minuteMs } from "#domain/shared/units.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { deleteNotesOfPast } from "./note-store.ts";
import { notifyRecipients } from "./notify.ts";
import { endUnanswered } from "./proposals/answer.ts";
import { closedReportsKeptMs, deleteClosedReports } from "./reports/store.ts";
import { deleteExceptions } from "./researchers/store.ts";
import { deleteReleasedReservations } from "./reservations/store.ts";
import { deleteOldRoomLinks } from "./rooms/link-store.ts";
import { enterMissing } from "./statements/lines.ts";
import {
	completeEnded,
	dueForReminder,
	enqueueReminder,
	lockAppointment,
	type ReminderKind,
} from "./store.ts";

type ConsultationJobsDependencies = Pick<
	ConsultationsDependencies,
	"database" | "mailer" | "payments" | "log"
> & {
	readonly now: () => Date;
};

/** The minutes before the start at which each reminder is due. A late one is skipped once the next is due. */
const reminders: Readonly<Record<ReminderKind, { readonly minutesBefore: number; readonly until: number }>> =
	{
		day: { minutesBefore: 24 * 60, until: 60 },
		hour: { minutesBefore: 60, until: 0 },
	};

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);

/** Each reminder with the window in which what starts is due for it at `now`. */
export const remindersOf = (now: Date) =>
	reminderKinds.map((kind) => {
		const { minutesBefore, until } = reminders[kind];
		return { kind, minutesBefore, window: { from: after(now, until), to: after(now, minutesBefore) } };
	});

/** Enqueues the due reminders, each once, however many servers do the same. */
async function remind({ database, mailer }: ConsultationJobsDependencies, now: Date): Promise<void> {
	for (const { kind, minutesBefore, window } of remindersOf(now)) {
		const due = await dueForReminder(database.queries(), kind, { ...window, minutesBefore });
		for (const { id, startsAt } of due) {
			await database.transaction(async (transaction) => {
				const row = await lockAppointment(transaction, id);
				if (row?.state !== "confirmed" || row.startsAt.getTime() !== startsAt.getTime()) return;
				// The researcher cannot come at this time.
				if (row.proposal !== null) return;
				if (!(await enqueueReminder(transaction, row, kind, now))) return;
				await notifyRecipients(mailer, transaction, row, kind, now);
			});
		}
	}
}

/**
 * Each minute: cancels what was proposed and not answered, completes ended appointments, deletes the researchers' notes about them and enqueues reminders. Daily: deletes reservations without a
 * booking, and reports a year after they were closed.
 */
export const appointmentJobs = (dependencies: ConsultationJobsDependencies): JobDefinition[] => [
	{
		name: "appointments",
		every: "* * * * *",
		isFinal: true,
		handle: async () => {
			const now = dependencies.now();
			await endUnanswered(dependencies, now);
			await completeEnded(dependencies.database.queries(), now);
			await deleteNotesOfPast(dependencies.database.queries(), now);
			await remind(dependencies, now);
		},
	},
	{
		name: "appointments-housekeeping",
		every: "27 3 * * *",
		isFinal: true,
		handle: async () => {
			const now = dependencies.now();
			const queries = dependencies.database.queries();
			await deleteReleasedReservations(queries, new Date(now.getTime() - 30 * dayMs));
			await deleteClosedReports(queries, new Date(now.getTime() - closedReportsKeptMs));
			await deleteOldRoomLinks(queries, now);
			await enterMissing(queries);
			await deleteExceptions(queries, addToDate(utcDateOf(toInstant(now)), { days: -30 }));
		},
	},
];
