import { useTranslation } from "react-i18next";
import { RetryAlert } from "../ui/retry-alert.tsx";

interface CircleUnreadProps {
	/** The next step, in the words of the page's reader. */
	readonly text: string;
	readonly retryLabel: string;
	readonly onRetry: () => void;
}

/** Replaces the page of a circle that could not be loaded. */
export function CircleUnread({ text, retryLabel, onRetry }: CircleUnreadProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-6">
			<h1 className="display-2">{t("circles.back")}</h1>
			<RetryAlert title={t("circles.unread")} description={text} retryLabel={retryLabel} onRetry={onRetry} />
		</div>
	);
}
