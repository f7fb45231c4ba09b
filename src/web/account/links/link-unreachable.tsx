import { useTranslation } from "react-i18next";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { LinkPage } from "./link-page.tsx";

interface LinkUnreachableProps {
	readonly title: string;
	readonly onRetry: () => void;
}

/** In the place of a link's page while the server cannot be reached. */
export function LinkUnreachable({ title, onRetry }: LinkUnreachableProps) {
	const { t } = useTranslation();
	return (
		<LinkPage title={title}>
			<RetryAlert
				title={t("links.away.title")}
				description={t("links.away.text")}
				retryLabel={t("links.away.retry")}
				onRetry={onRetry}
			/>
		</LinkPage>
	);
}
