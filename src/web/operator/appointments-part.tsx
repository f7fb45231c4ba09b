import { useState } from "react";
import { useTranslation } from "react-i18next";
import { appointmentStatuses } from "#domain/consultations/appointment.ts";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionRows } from "./action-rows.tsx";
import { AppointmentEntry } from "./appointment-entry.tsx";
import { PlanCircle } from "./circle-dialogs.tsx";
import { CircleEntry } from "./circle-entry.tsx";
import { DeskSection } from "./desk-parts.tsx";
import { SearchForm } from "./search-form.tsx";

/** Consultations: those to come, or those that a filter finds. */
export function AppointmentsPart() {
	const { t } = useTranslation();
	const [filter, setFilter] = useState<Readonly<Record<string, string>>>({ state: "confirmed" });
	return (
		<>
			<SearchForm
				action={t("operator.appointments.show")}
				columns="sm:grid-cols-[1fr_1fr_10rem_auto]"
				onSearch={setFilter}
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
			</SearchForm>
			<ActionRows
				action="appointments list"
				input={filter}
				none={t("operator.appointments.none")}
				keyOf={({ id }) => id}
			>
				{(row) => <AppointmentEntry row={row} />}
			</ActionRows>
			<DeskSection title={t("operator.circles.title")}>
				<ActionRows
					action="circles list"
					input={{ ahead: true }}
					none={t("operator.circles.none")}
					keyOf={({ id }) => id}
				>
					{(row) => <CircleEntry row={row} />}
				</ActionRows>
				<div className="justify-self-start print:hidden">
					<PlanCircle />
				</div>
			</DeskSection>
		</>
	);
}
