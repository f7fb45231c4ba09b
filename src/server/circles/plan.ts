import { randomBytes, randomUUID } from "node:crypto";
import { type CirclePlanRefusal, checkPlan } from "#domain/circles/circle.ts";
import { occupies } from "#domain/circles/seats.ts";
import { type Instant, toInstant, type Zone } from "#domain/shared/instant.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import type { Cents } from "#domain/shared/money.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { claimCircleTime, releaseCircleTime, TimeTaken } from "#server/consultations/reservations/store.ts";
import type { RecordIn } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError } from "#server/platform/log.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { endParticipation, reconcileNow } from "./leave.ts";
import { deleteCircleLinks } from "./link-store.ts";
import { notifyHost, notifyLeaders, notifyParticipant, notifyResearcher } from "./notify.ts";
import { type CircleRow, changeCircle, insertCircle, lockCircle, participantsOf } from "./store.ts";
import { updateWaitingList } from "./waiting-list.ts";

/** The details of a new circle, from an operator. */
export interface NewCircle {
	readonly researcherId: string;
	readonly hostName: string;
	readonly hostEmail: string;
	readonly hostLocale: Locale;
	readonly subject: Localized<string>;
	readonly language: Locale;
	readonly startsAt: Instant;
	readonly minutes: number;
	readonly zone: Zone;
	readonly seats: number;
	readonly priceCents: Cents;
}

/** A room address that can't be guessed. */
const createRoomUrl = (base: string): string =>
	`${base.replace(/\/+$/, "")}/spectra-circle-${randomBytes(16).toString("base64url")}`;

/** Runs `work` and reports a time of the researcher that is taken. */
async function unlessTaken<Value>(
	work: () => Promise<Value>,
): Promise<Value | { ok: false; code: "time_taken" }> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof TimeTaken) return failure("time_taken");
		throw error;
	}
}

/**
 * Plans a circle for an operator, and mails host and researcher. The researcher's half hours are taken as by a consultation,
 * so that neither overlaps the other.
 */
export async function planCircle(
	{ database, mailer, meetingUrl }: CirclesDependencies,
	plan: NewCircle,
	now: Date,
	record: RecordIn,
): Promise<Result<CircleRow, CirclePlanRefusal | "time_taken">> {
	const checked = checkPlan({ ...plan, subjects: Object.values(plan.subject) }, toInstant(now));
	if (!checked.ok) return checked;
	const row: CircleRow = {
		...plan,
		id: randomUUID(),
		startsAt: new Date(plan.startsAt),
		state: "planned",
		roomUrl: createRoomUrl(meetingUrl),
		hostCameAt: null,
		sequence: 0,
		placedAt: now,
		isMoved: false,
		createdAt: now,
		cancelledAt: null,
		cancelReason: null,
	};
	return unlessTaken(() =>
		database.transaction(async (transaction) => {
			await insertCircle(transaction, row);
			await claimCircleTime(transaction, row.id, plan);
			await notifyLeaders(mailer, transaction, row, "planned", now);
			await record(transaction);
			return success(row);
		}),
	);
}

/** The details that an operator may change in a circle that has not started. Researcher and price stay. */
export type CircleChange = Partial<
	Pick<NewCircle, "hostName" | "hostEmail" | "hostLocale" | "subject" | "startsAt" | "zone" | "seats">
>;

/** Mails everyone about a change; a host who was replaced learns that, too. */
async function notifyOfChange(
	{ mailer }: CirclesDependencies,
	transaction: Transaction,
	{ before, after }: { readonly before: CircleRow; readonly after: CircleRow },
	now: Date,
): Promise<void> {
	const isMoved = after.startsAt.getTime() !== before.startsAt.getTime();
	const more = isMoved ? { before: before.startsAt } : {};
	const isNewHost = after.hostEmail !== before.hostEmail;
	if (isNewHost) {
		await deleteCircleLinks(transaction, after.id, "host");
		await notifyHost(mailer, transaction, { ...before, sequence: after.sequence }, "replaced", now);
	}
	await notifyHost(mailer, transaction, after, isNewHost ? "planned" : "changed", now, isNewHost ? {} : more);
	await notifyResearcher(mailer, transaction, after, "changed", now, more);
	for (const participant of await participantsOf(transaction, [after.id]))
		await notifyParticipant(mailer, transaction, { circle: after, participant }, "changed", now, more);
}

/**
 * Changes a planned circle for an operator. Another time or host lets everyone give their seat back for the whole price until
 * it starts. Fewer seats than are taken are refused; more move the waiting list up.
 */
export async function changePlan(
	dependencies: CirclesDependencies,
	id: string,
	change: CircleChange,
	now: Date,
	record: RecordIn,
): Promise<Result<CircleRow, CirclePlanRefusal | "time_taken" | "not_ahead" | "seats_taken" | "nothing">> {
	return unlessTaken(() =>
		dependencies.database.transaction(async (transaction) => {
			const before = await lockCircle(transaction, id);
			if (before?.state !== "planned" || before.startsAt <= now) return failure("not_ahead");
			const plan = { ...before, ...change, startsAt: change.startsAt ?? toInstant(before.startsAt) };
			const checked = checkPlan({ ...plan, subjects: Object.values(plan.subject) }, toInstant(now));
			if (!checked.ok) return checked;
			const startsAt = new Date(plan.startsAt);
			const isSame = Object.entries({ ...plan, startsAt }).every(
				([field, value]) => JSON.stringify(value) === JSON.stringify(before[field as keyof CircleRow]),
			);
			if (isSame) return failure("nothing");
			const participants = await participantsOf(transaction, [id]);
			if (participants.filter(occupies).length > plan.seats) return failure("seats_taken");
			const isMoved = startsAt.getTime() !== before.startsAt.getTime();
			if (isMoved) {
				await releaseCircleTime(transaction, id);
				await claimCircleTime(transaction, id, plan);
			}
			const isOther = isMoved || plan.hostName !== before.hostName || plan.hostEmail !== before.hostEmail;
			// More seats concern no one who has one: no mail, and calendars stay.
			const isOnlySeats = Object.keys(change).every((field) => field === "seats");
			const after = await changeCircle(transaction, id, {
				...change,
				startsAt,
				...(isMoved ? { placedAt: now } : {}),
				isMoved: before.isMoved || isOther,
				sequence: isOnlySeats ? before.sequence : before.sequence + 1,
			});
			if (!isOnlySeats) await notifyOfChange(dependencies, transaction, { before, after }, now);
			await updateWaitingList(dependencies, transaction, after, now);
			await record(transaction);
			return success(after);
		}),
	);
}

/** Who cancels a circle, and why. */
interface Cancelling {
	readonly by: "operator" | "host_missing";
	/** An operator's reason, for mails and the page. */
	readonly reason?: string | undefined;
	/** Checked under the lock. */
	readonly isDue?: (circle: CircleRow) => boolean;
	readonly record: RecordIn;
}

/**
 * Cancels a planned circle: every paid seat is refunded whatever the time, open payments are given up, and everyone is mailed,
 * those who wait as well. Money that arrives later is refunded. False when it is not planned any more.
 */
export async function cancelCircle(
	dependencies: CirclesDependencies,
	id: string,
	{ by, reason, isDue = () => true, record }: Cancelling,
	now: Date,
): Promise<boolean> {
	const { database, payments, mailer, log } = dependencies;
	const settled = await database.transaction(async (transaction) => {
		const before = await lockCircle(transaction, id);
		if (before?.state !== "planned" || !isDue(before)) return undefined;
		const circle = await changeCircle(transaction, id, {
			state: "cancelled",
			cancelledAt: now,
			cancelReason: reason ?? null,
			sequence: before.sequence + 1,
		});
		await releaseCircleTime(transaction, id);
		const participants = await participantsOf(transaction, [id]);
		for (const participant of participants) {
			const leaving = { reason: "circle_cancelled", by, refund: "all" } as const;
			await endParticipation(dependencies, transaction, { circle, participant }, leaving, now);
		}
		await notifyLeaders(mailer, transaction, circle, "cancelled", now, { by });
		await record(transaction);
		return participants;
	});
	if (settled === undefined) return false;
	for (const { state, paymentId } of settled) {
		if (state !== "paying" || paymentId === null) await reconcileNow(dependencies, paymentId);
		else
			await payments
				.giveUp(paymentId)
				.catch((error: unknown) => log.warn("an order waits to be given up", describeError(error)));
	}
	return true;
}
