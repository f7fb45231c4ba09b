import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StatementLine } from "#contract/desk-statements.ts";
import { minutesOf } from "#domain/consultations/slots.ts";
import { amountCell } from "#domain/shared/csv.ts";
import type { Month, Zone } from "#domain/shared/instant.ts";
import { dateIn, localDateTimeOf } from "#domain/shared/time.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { saveTable } from "../shared/save-table.ts";
import { useToast } from "../ui/toast.tsx";
import { statementQuery } from "./queries.ts";

/** Saves the lines of a month as a table for spreadsheets, with dates on the researcher's clock. */
export const useStatementFile = (zone: Zone) => {
	const { t } = useTranslation();
	const locale = useLocale();
	const toast = useToast();
	const queryClient = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const rowOf = ({ kind, startsAt, at, duration, amountCents, feeCents, dueCents }: StatementLine) => {
		const { date, time } = localDateTimeOf(startsAt, zone);
		return [
			dateIn(at, zone),
			t(`desk.statements.lines.${kind}`),
			`${date} ${time}`,
			String(minutesOf[duration]),
			...[amountCents, feeCents, dueCents].map((one) => amountCell(one, locale)),
		];
	};
	const save = async (month: Month): Promise<void> => {
		setBusy(true);
		const found = await queryClient.fetchQuery(statementQuery(month)).catch(() => null);
		setBusy(false);
		if (found === null) {
			toast({ tone: "destructive", title: t("desk.statements.unread") });
			return;
		}
		const columns = ["date", "kind", "of", "minutes", "amount", "fee", "due"] as const;
		const head = columns.map((column) => t(`desk.statements.lines.${column}`));
		saveTable([head, ...found.lines.map(rowOf)], locale, t("desk.statements.file", { month }));
	};
	return { save, isBusy };
};
