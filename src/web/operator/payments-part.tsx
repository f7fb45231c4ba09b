import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paymentStates } from "#domain/billing/payment.ts";
import { draftOf } from "../shared/use-form.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActRows } from "./act-rows.tsx";
import { PaymentEntry } from "./payment-entry.tsx";

/** Payments, the latest first. */
export function PaymentsPart() {
	const { t } = useTranslation();
	const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
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
				className="grid gap-3 sm:grid-cols-[1fr_12rem_auto] sm:items-end"
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
				<Button type="submit">{t("operator.appointments.show")}</Button>
			</form>
			<ActRows act="payments list" input={filter} none={t("operator.payments.none")} keyOf={({ id }) => id}>
				{(row) => <PaymentEntry row={row} isNamed />}
			</ActRows>
		</>
	);
}
