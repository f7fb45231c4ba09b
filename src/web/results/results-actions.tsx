import { Compass, Mail, Printer, RotateCcw, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/local-link.tsx";

interface ResultsActionsProps {
	readonly onEmail: () => void;
	readonly onShare: () => void;
	/** Called before the quiz opens again. */
	readonly onRetake: () => void;
	/** More ways to save the results. */
	readonly children?: ReactNode;
}

/** An action of the row: an icon and a label, with a large target. */
export const quietAction =
	"inline-flex min-h-11 items-center gap-2 rounded-control px-2 -mx-2 text-[0.9375rem] text-soft no-underline hover:bg-sunken hover:text-ink";

/** The actions on the reader's own results, in one row after the careers. */
export function ResultsActions({ onEmail, onShare, onRetake, children }: ResultsActionsProps) {
	const { t } = useTranslation();
	return (
		<div className="flex flex-wrap gap-x-7 gap-y-1 border-t border-hairline pt-4 print:hidden">
			<button type="button" onClick={onShare} className={quietAction}>
				<Share2 aria-hidden="true" className="size-4" />
				{t("results.actions.share")}
			</button>
			<button type="button" onClick={onEmail} className={quietAction}>
				<Mail aria-hidden="true" className="size-4" />
				{t("results.actions.email")}
			</button>
			{children}
			<button type="button" onClick={() => window.print()} className={quietAction}>
				<Printer aria-hidden="true" className="size-4" />
				{t("results.actions.print")}
			</button>
			<LocalLink to="/explore" className={quietAction}>
				<Compass aria-hidden="true" className="size-4" />
				{t("results.actions.explore")}
			</LocalLink>
			<LocalLink to="/quiz" onClick={onRetake} className={quietAction}>
				<RotateCcw aria-hidden="true" className="size-4" />
				{t("results.actions.retake")}
			</LocalLink>
		</div>
	);
}
