import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";

interface OwnWayProps {
	readonly hasOwnResults: boolean;
}

/** A link from another person's results to the reader's own quiz or results. */
export function OwnWay({ hasOwnResults }: OwnWayProps) {
	const { t } = useTranslation();
	return (
		<>
			<LocalButtonLink to="/quiz">{t("results.actions.takeQuiz")}</LocalButtonLink>
			{hasOwnResults ? (
				<LocalButtonLink to="/results" look="secondary">
					{t("results.actions.own")}
				</LocalButtonLink>
			) : null}
		</>
	);
}

/** Says that these are not the reader's own results, and that theirs are unchanged. */
export function SharedNote() {
	const { t } = useTranslation();
	return (
		<Alert title={t("results.shared.noteTitle")}>
			<p className="text-soft">{t("results.shared.note")}</p>
		</Alert>
	);
}

/** The actions on shared results. */
export function SharedActions({ hasOwnResults, onShare }: OwnWayProps & { readonly onShare: () => void }) {
	const { t } = useTranslation();
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			<OwnWay hasOwnResults={hasOwnResults} />
			<LocalButtonLink to="/explore" look="secondary">
				{t("results.actions.explore")}
			</LocalButtonLink>
			<Button look="quiet" onClick={onShare}>
				<Share2 aria-hidden="true" className="size-4" />
				{t("results.actions.share")}
			</Button>
		</div>
	);
}
