import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PrintablePage } from "#contract/printable-page.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** A receipt as it is printed. */
function Receipt({ page, onClose }: { readonly page: PrintablePage; readonly onClose: () => void }) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="receipt" className="grid w-full max-w-[65ch] gap-5">
			<h1 id="receipt" tabIndex={-1} ref={(heading) => heading?.focus()} className="display-3 outline-none">
				{page.title}
			</h1>
			<dl className="divide-y divide-hairline border-y border-hairline">
				{page.rows.map(({ term, lines }) => (
					<div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
						<dt className="text-soft">{term}</dt>
						<dd className="whitespace-pre-line wrap-anywhere">{lines.join("\n")}</dd>
					</div>
				))}
			</dl>
			{page.notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			<div className="flex flex-wrap gap-3 print:hidden">
				<Button onClick={() => window.print()}>{t("guardian.receipts.print")}</Button>
				<Button look="secondary" onClick={onClose}>
					{t("guardian.receipts.back")}
				</Button>
			</div>
		</section>
	);
}

interface GuardianReceiptsProps {
	readonly token: string;
	readonly open: PrintablePage | null;
	readonly onOpen: (page: PrintablePage | null) => void;
}

/** The receipts of a student's payments, each to print in the name that the guardian types; nothing without any. */
export function GuardianReceipts({ token, open, onOpen }: GuardianReceiptsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const locale = useLocale();
	const { data } = useQuery({
		...apiQuery("POST /api/guardian-receipts/read", { body: { token } }),
		gcTime: 0,
	});
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/guardian-receipts/print"),
		toRequest: ({ payer = "", number = "" }) => ({ body: { token, number, payer, locale } }),
		onDone: (page) => onOpen(page),
		fieldOf: { "forms.required": "payer", "forms.name_invalid": "payer" },
	});
	if (open !== null) return <Receipt page={open} onClose={() => onOpen(null)} />;
	const receipts = data?.receipts ?? [];
	if (receipts.length === 0) return null;
	return (
		<section aria-labelledby="receipts" className="grid w-full max-w-[65ch] gap-4">
			<div className="grid gap-1">
				<h2 id="receipts" className="text-xl">
					{t("guardian.receipts.title")}
				</h2>
				<p className="text-soft">{t("guardian.receipts.hint")}</p>
			</div>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
				<TextField
					label={t("guardian.receipts.payer")}
					hint={t("guardian.receipts.payerHint")}
					name="payer"
					autoComplete="name"
					required
					error={errorOf("payer")}
				/>
				<SelectField label={t("guardian.receipts.which")} name="number">
					{receipts.map(({ number, kind, issuedAt, amountCents }) => (
						<option key={number} value={number}>
							{t(`guardian.receipts.${kind}`, {
								price: format.price(amountCents),
								date: format.mediumDate(issuedAt),
								number,
							})}
						</option>
					))}
				</SelectField>
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("guardian.receipts.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("guardian.receipts.open")}
				</SubmitButton>
			</form>
		</section>
	);
}
