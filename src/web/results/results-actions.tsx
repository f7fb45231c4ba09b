import { Compass, MessagesSquare, MonitorSmartphone, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";

interface ResultsActionsProps {
	/** Opens the ways to another device. */
	readonly onSaveToPhone: () => void;
	/** Called before the quiz opens again. */
	readonly onRetake: () => void;
}

const action =
	"inline-flex min-h-11 items-center gap-2 rounded-control px-2 -mx-2 text-[0.9375rem] text-soft no-underline hover:bg-sunken hover:text-ink";

/** The quieter ways on from the reader's own results, below the careers. */
export function ResultsActions({ onSaveToPhone, onRetake }: ResultsActionsProps) {
	const { t } = useTranslation();
	return (
		<div className="flex flex-wrap gap-x-7 gap-y-1 border-t border-hairline pt-2 print:hidden">
			<button type="button" onClick={onSaveToPhone} className={action}>
				<MonitorSmartphone aria-hidden="true" className="size-4" />
				{t("results.actions.carry")}
			</button>
			<LocalLink to="/results/counsellor" className={action}>
				<MessagesSquare aria-hidden="true" className="size-4" />
				{t("results.actions.counsellor")}
			</LocalLink>
			<LocalLink to="/explore" className={action}>
				<Compass aria-hidden="true" className="size-4" />
				{t("results.actions.explore")}
			</LocalLink>
			<LocalLink to="/quiz" onClick={onRetake} className={action}>
				<RotateCcw aria-hidden="true" className="size-4" />
				{t("results.actions.retake")}
			</LocalLink>
		</div>
	);
}
