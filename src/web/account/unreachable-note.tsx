import { useTranslation } from "react-i18next";
import type { Reach } from "../shared/use-reach.ts";
import { Alert } from "../ui/alert.tsx";

/** Beside a form that could not be sent: accounts are out of reach, what was typed is kept; later, that they are back. */
export function UnreachableNote({ reach }: { readonly reach: Reach }) {
	const { t } = useTranslation();
	return (
		<div role="status" className="empty:hidden">
			{reach === "away" ? (
				<Alert title={t("account.away.title")}>
					<p>{t("account.away.text")}</p>
				</Alert>
			) : null}
			{reach === "back" ? <Alert title={t("account.away.back")} /> : null}
		</div>
	);
}
