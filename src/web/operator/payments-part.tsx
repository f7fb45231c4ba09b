import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paymentStates } from "#domain/billing/payment.ts";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionRows } from "./action-rows.tsx";
import { PaymentEntry } from "./payment-entry.tsx";
import { SearchForm } from "./search-form.tsx";

/** Payments, the latest first. */
export function PaymentsPart() {
	const { t } = useTranslation();
	const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
	return (
		<>
			<SearchForm
				action={t("operator.appointments.show")}
				columns="sm:grid-cols-[1fr_12rem_auto]"
				onSearch={setFilter}
			>
				<TextField label={t("operator.payments.email")} name="email" type="search" />
				<SelectField label={t("operator.appointments.state")} name="state" defaultValue="">
					<option value="">{t("operator.appointments.all")}</option>
					{paymentStates.map((state) => (
						<option key={state} value={state}>
							{t(`operator.values.payment.${state}`)}
						</option>
					))}
				</SelectField>
			</SearchForm>
			<ActionRows
				action="payments list"
				input={filter}
				none={t("operator.payments.none")}
				keyOf={({ id }) => id}
			>
				{(row) => <PaymentEntry row={row} isNamed />}
			</ActionRows>
		</>
	);
}
