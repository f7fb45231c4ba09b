import type { AccountExport } from "#contract/personal-data.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { cancelIn } from "./change.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { presentAppointment } from "./present.ts";
import { appointmentsOf, lockAppointment, upcomingOf } from "./store.ts";

/** What consultations put into the export of an account. */
export async function exportAppointments(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<AccountExport["appointments"]> {
	const rows = await appointmentsOf(queries, accountId);
	return rows.map((row) => presentAppointment(row, now));
}

/** Before an account is erased: its upcoming appointments are cancelled by the rule; guardians and researchers are told. */
export const eraseAppointments =
	(dependencies: Pick<ConsultationsDependencies, "payments" | "mailer">, now: () => Date) =>
	async (transaction: Transaction, owner: { readonly id: string }): Promise<void> => {
		const present = now();
		for (const { id } of await upcomingOf(transaction, owner.id, present)) {
			const row = await lockAppointment(transaction, id);
			if (row !== undefined) {
				await cancelIn(dependencies, transaction, row, { refund: "by_rule", isErased: true }, present);
			}
		}
	};
