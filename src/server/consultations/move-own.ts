import type { consultationRoutes } from "#contract/consultations.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Outcome } from "#server/platform/http/define-route.ts";
import { offerOf } from "./book.ts";
import { moveAppointment } from "./change.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { presentAppointment } from "./present.ts";
import { findAppointment } from "./store.ts";

/** Moves an appointment of the account to another time that its researcher offers. */
export async function moveOwnAppointment(
	dependencies: ConsultationsDependencies,
	{
		id,
		accountId,
		startsAt,
	}: { readonly id: string; readonly accountId: string; readonly startsAt: Instant },
	now: Date,
): Promise<Outcome<(typeof consultationRoutes)["moveAppointment"]>> {
	const queries = dependencies.database.queries();
	const row = await findAppointment(queries, id);
	if (row?.accountId !== accountId) return failure("consultations.move_failed");
	const slots = (await offerOf(dependencies, row.researcherId, now))?.slots ?? [];
	const slot = slots.find((one) => one.startsAt === startsAt);
	if (slot !== undefined && startsAt !== toInstant(row.startsAt) && !slot.durations.includes(row.duration)) {
		return failure("consultations.slot_taken");
	}
	const by = { accountId };
	const isOffered = slot !== undefined || startsAt === toInstant(row.startsAt);
	if (!isOffered) return failure("consultations.slot_unavailable");
	const moved = await moveAppointment(dependencies, { id, startsAt, by }, now);
	if (!moved.ok) return moved;
	const shown = await findAppointment(queries, id);
	return shown === undefined ? failure("consultations.move_failed") : success(presentAppointment(shown, now));
}
