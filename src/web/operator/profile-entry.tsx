import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { TextArea } from "../ui/text-area.tsx";
import { ActionButton } from "./action-button.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { ActionRows } from "./action-rows.tsx";
import { RowActs } from "./desk-parts.tsx";
import { useWhen } from "./use-when.ts";

type Field = "title" | "specialization" | "bio" | "topics";

/** The words that were sent for one field in one language, and those that students read now. */
function SentText({ row }: { readonly row: ActionRow<"profiles show"> }) {
	const { t } = useTranslation();
	const language = t(`operator.values.language.${row.language as Locale}`);
	return (
		<div className="grid gap-1">
			<p className="text-sm text-soft">
				{t(`operator.researchers.profiles.fields.${row.field as Field}`, { language })}
			</p>
			<p className="measure wrap-anywhere whitespace-pre-line" lang={row.language}>
				{row.sent}
			</p>
			<p className="measure wrap-anywhere whitespace-pre-line text-soft" lang={row.language}>
				<del>{row.now}</del>
			</p>
		</div>
	);
}

/** A profile that a researcher has sent: the texts to read, then shown to students or refused with a reason. */
export function ProfileEntry({ row }: { readonly row: ActionRow<"profiles list"> }) {
	const { t } = useTranslation();
	const { day } = useWhen();
	const locale = useLocale();
	const { researcher: id, version, sent } = row;
	const title = { en: row.title, fr: row.titleFr }[locale];
	return (
		<div className="grid gap-3">
			<div className="grid gap-1">
				<p className="font-semibold wrap-anywhere">{title}</p>
				<p className="text-sm text-soft wrap-anywhere">
					{t("operator.researchers.profiles.sent", { researcher: id, date: day(sent) })}
				</p>
			</div>
			<ActionRows
				action="profiles show"
				input={{ id }}
				none={t("operator.researchers.profiles.same")}
				// Words that students read already need no check; another version is not the one that the buttons decide about.
				only={(text) => text.version === version && text.now !== text.sent}
				keyOf={({ language, field }) => `${language} ${field}`}
			>
				{(text) => <SentText row={text} />}
			</ActionRows>
			<RowActs>
				<ActionButton
					action="profiles approve"
					input={{ id, version }}
					label={t("operator.researchers.profiles.approve")}
					about={id}
					asks={t("operator.researchers.profiles.approveText")}
				/>
				<ActionDialog
					action="profiles refuse"
					toInput={({ reason = "" }) => ({ id, version, reason })}
					label={t("operator.researchers.profiles.refuse")}
					about={id}
					lead={t("operator.researchers.profiles.refuseText")}
				>
					<TextArea
						label={t("operator.researchers.profiles.reason")}
						name="reason"
						maxLength={1000}
						required
						data-first-focus=""
					/>
				</ActionDialog>
			</RowActs>
		</div>
	);
}
