import { useTranslation } from "react-i18next";
import { ActRows } from "./act-rows.tsx";
import { DeskSection } from "./desk-parts.tsx";
import { MailEntry, MessageEntry, MissedEntry, ReportEntry } from "./inbox-entries.tsx";

/** Reports, messages, and mails that do not arrive: the gravest first. */
export function InboxPart() {
	const { t } = useTranslation();
	return (
		<>
			<DeskSection title={t("operator.inbox.reports")}>
				<ActRows act="reports list" input={{}} none={t("operator.inbox.noReports")} keyOf={({ id }) => id}>
					{(row) => <ReportEntry row={row} />}
				</ActRows>
			</DeskSection>
			<DeskSection title={t("operator.inbox.missed")}>
				<ActRows
					act="missed list"
					input={{}}
					none={t("operator.inbox.noMissed")}
					keyOf={({ appointment }) => appointment}
				>
					{(row) => <MissedEntry row={row} />}
				</ActRows>
			</DeskSection>
			<DeskSection title={t("operator.inbox.messages")}>
				<ActRows
					act="messages list"
					input={{ open: true }}
					none={t("operator.inbox.noMessages")}
					keyOf={({ id }) => id}
				>
					{(row) => <MessageEntry row={row} />}
				</ActRows>
			</DeskSection>
			<DeskSection title={t("operator.inbox.mails")}>
				<ActRows act="mails list" input={{}} none={t("operator.inbox.noMails")} keyOf={({ id }) => id}>
					{(row) => <MailEntry row={row} />}
				</ActRows>
			</DeskSection>
		</>
	);
}
