import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { useWhen } from "./use-when.ts";

interface EventEntryProps {
	readonly row: ActionRow<"audit">;
	/** Names the account, where the list is not that of one. */
	readonly isNamed?: boolean;
}

/** An entry of the audit log, by the name that the log has. */
export function EventEntry({ row, isNamed = false }: EventEntryProps) {
	const { t } = useTranslation();
	const { at, event, email, researcher, by } = row;
	const { when } = useWhen();
	const who = event.startsWith("operator:") ? (by ?? t("operator.settings.command")) : "";
	return (
		<div className="grid gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[12rem_1fr]">
			<time dateTime={at} className="text-soft tabular-nums">
				{when(at)}
			</time>
			<p className="wrap-anywhere">
				<code>{event}</code>
				{[isNamed ? email : null, researcher, who].filter(Boolean).map((one) => ` · ${one}`)}
			</p>
		</div>
	);
}
