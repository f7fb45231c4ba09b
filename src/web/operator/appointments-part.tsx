import { useState } from "react";
import { useTranslation } from "react-i18next";
import { appointmentStatuses } from "#domain/consultations/appointment.ts";
import { draftOf } from "../shared/use-form.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActRows } from "./act-rows.tsx";
import { AppointmentEntry } from "./appointment-entry.tsx";
import { DeskSection } from "./bits.tsx";
import { CircleEntry } from "./circle-entry.tsx";

/** Consultations: those to come, or those that a filter finds. */
export function AppointmentsPart() {
	const { t } = useTranslation();
	const [filter, setFilter] = useState<Readonly<Record<string, string>>>({ state: "confirmed" });
	return (
		<>
			<form
				method="dialog"
				onSubmit={(event) => {
					event.preventDefault();
					const typed = Object.entries(draftOf(event.currentTarget)).map(([name, text]) => [
						name,
						text.trim(),
					]);
					setFilter(Object.fromEntries(typed.filter(([, text]) => text !== "")));
				}}
				className="grid gap-3 sm:grid-cols-[1fr_1fr_10rem_auto] sm:items-end"
			>
				<TextField label={t("operator.appointments.student")} name="student" type="search" />
				<TextField label={t("operator.appointments.researcher")} name="researcher" type="search" />
				<SelectField label={t("operator.appointments.state")} name="state" defaultValue="confirmed">
					{appointmentStatuses.map((state) => (
						<option key={state} value={state}>
							{t(`operator.values.appointment.${state}`)}
						</option>
					))}
					<option value="">{t("operator.appointments.all")}</option>
				</SelectField>
				<Button type="submit">{t("operator.appointments.show")}</Button>
			</form>
			<ActRows
				act="appointments list"
				input={filter}
				none={t("operator.appointments.none")}
				keyOf={({ id }) => id}
			>
				{(row) => <AppointmentEntry row={row} />}
			</ActRows>
			<DeskSection title={t("operator.circles.title")}>
				<ActRows
					act="circles list"
					input={{ ahead: true }}
					none={t("operator.circles.none")}
					keyOf={({ id }) => id}
				>
					{(row) => <CircleEntry row={row} />}
				</ActRows>
			</DeskSection>
		</>
	);
}
