import { useTranslation } from "react-i18next";
import type { ActRow } from "#contract/operator-acts.ts";
import { useWhen } from "./use-when.ts";

/** An entry of the audit log, by the name that the log has. */
export function EventEntry({ row: { at, event, email, researcher, by } }: { readonly row: ActRow<"audit"> }) {
	const { t } = useTranslation();
	const { when } = useWhen();
	const who = event.startsWith("operator:") ? (by ?? t("operator.settings.command")) : "";
	return (
		<div className="grid gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[12rem_1fr]">
			<time dateTime={at} className="text-soft tabular-nums">
				{when(at)}
			</time>
			<p className="wrap-anywhere">
				<code>{event}</code>
				{[email, researcher, who].filter(Boolean).map((one) => ` · ${one}`)}
			</p>
		</div>
	);
}
