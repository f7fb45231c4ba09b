import { useTranslation } from "react-i18next";
import { ActionRows } from "./action-rows.tsx";
import { DeskSection } from "./desk-parts.tsx";
import { MailEntry, MessageEntry, MissedEntry, ReportEntry } from "./inbox-entries.tsx";

/** Reports, messages, and mails that do not arrive: the gravest first. */
export function InboxPart() {
	const { t } = useTranslation();
	return (
		<>
			<DeskSection title={t("operator.inbox.reports")}>
				<ActionRows
					action="reports list"
					input={{}}
					none={t("operator.inbox.noReports")}
					keyOf={({ id }) => id}
				>
					{(row) => <ReportEntry row={row} />}
				</ActionRows>
			</DeskSection>
			<DeskSection title={t("operator.inbox.missed")}>
				<ActionRows
					action="missed list"
					input={{}}
					none={t("operator.inbox.noMissed")}
					keyOf={({ appointment }) => appointment}
				>
					{(row) => <MissedEntry row={row} />}
				</ActionRows>
			</DeskSection>
			<DeskSection title={t("operator.inbox.messages")}>
				<ActionRows
					action="messages list"
					input={{ open: true }}
					none={t("operator.inbox.noMessages")}
					keyOf={({ id }) => id}
				>
					{(row) => <MessageEntry row={row} />}
				</ActionRows>
			</DeskSection>
			<DeskSection title={t("operator.inbox.mails")}>
				<ActionRows action="mails list" input={{}} none={t("operator.inbox.noMails")} keyOf={({ id }) => id}>
					{(row) => <MailEntry row={row} />}
				</ActionRows>
			</DeskSection>
		</>
	);
}
