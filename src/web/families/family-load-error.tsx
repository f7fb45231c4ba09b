import { useTranslation } from "react-i18next";
import { RetryAlert } from "../ui/retry-alert.tsx";

/** Shown in place of family data that could not be loaded. */
export function FamilyLoadError({ onRetry }: { readonly onRetry: () => void }) {
	const { t } = useTranslation();
	return (
		<RetryAlert
			title={t("families.unread")}
			description={t("families.nothingLost")}
			retryLabel={t("families.retry")}
			onRetry={onRetry}
		/>
	);
}
