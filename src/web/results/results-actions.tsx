import { Mail, Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { Button } from "../ui/button.tsx";

interface ResultsActionsProps {
	readonly onEmail: () => void;
	readonly onShare: () => void;
	/** Called before the quiz opens anew. */
	readonly onRetake: () => void;
}

/** What can be done with one's own results. */
export function ResultsActions({ onEmail, onShare, onRetake }: ResultsActionsProps) {
	const { t } = useTranslation();
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			<Button onClick={onEmail}>
				<Mail aria-hidden="true" className="size-4" />
				{t("results.actions.email")}
			</Button>
			<Button look="secondary" onClick={onShare}>
				<Share2 aria-hidden="true" className="size-4" />
				{t("results.actions.share")}
			</Button>
			<LocalButtonLink to="/explore" look="secondary">
				{t("results.actions.explore")}
			</LocalButtonLink>
			<LocalButtonLink to="/quiz" look="quiet" onClick={onRetake}>
				{t("results.actions.retake")}
			</LocalButtonLink>
		</div>
	);
}
