import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import type { SpectrumLine } from "../ui/spectrum-band.tsx";
import { ActionsDock } from "./results-bar.tsx";

interface OwnWayProps {
	readonly hasOwnResults: boolean;
}

function OwnResultsLink() {
	const { t } = useTranslation();
	return (
		<LocalButtonLink to="/results" look="secondary">
			{t("results.actions.own")}
		</LocalButtonLink>
	);
}

/** A link from another person's results to the reader's own quiz or results. */
export function OwnWay({ hasOwnResults }: OwnWayProps) {
	const { t } = useTranslation();
	return (
		<>
			<LocalButtonLink to="/quiz">{t("results.actions.takeQuiz")}</LocalButtonLink>
			{hasOwnResults ? <OwnResultsLink /> : null}
		</>
	);
}

/** Says that these are not the reader's own results: theirs are unchanged, or how to compare once there are some. */
export function SharedNote({ hasOwnResults }: OwnWayProps) {
	const { t } = useTranslation();
	return (
		<Alert title={t("results.shared.noteTitle")}>
			<p className="text-soft">
				{t(hasOwnResults ? "results.shared.note" : "results.shared.noteWithoutOwn")}
			</p>
		</Alert>
	);
}

interface SharedBarProps extends OwnWayProps {
	readonly lines: readonly SpectrumLine[] | null;
	/** The code of the shown result. */
	readonly code: string;
	readonly onShare: () => void;
}

/** The actions on shared results. */
export function SharedBar({ lines, code, hasOwnResults, onShare }: SharedBarProps) {
	const { t } = useTranslation();
	return (
		<ActionsDock lines={lines}>
			<div className="contents lg:*:col-span-2 max-lg:*:flex-1">
				{hasOwnResults ? (
					<>
						<LocalButtonLink to={`/results/duet#${code}`}>{t("results.actions.duet")}</LocalButtonLink>
						<OwnResultsLink />
					</>
				) : (
					<LocalButtonLink to={`/quiz#${code}`}>{t("results.actions.takeQuiz")}</LocalButtonLink>
				)}
			</div>
			<Button
				look="secondary"
				onClick={onShare}
				aria-label={t("results.actions.share")}
				className="lg:col-span-2"
			>
				<Share2 aria-hidden="true" className="size-4.5" />
				<span className="max-lg:hidden">{t("results.actions.share")}</span>
			</Button>
		</ActionsDock>
	);
}
