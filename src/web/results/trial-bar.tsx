import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";

interface TrialBarProps {
	/** Whether the trial is a complete set of answers that may be stored. */
	readonly canKeep: boolean;
	readonly onKeep: () => void;
	readonly onReset: () => void;
}

/** Says that the visible result is only a trial, with a button that ends it always in view. */
export function TrialBar({ canKeep, onKeep, onReset }: TrialBarProps) {
	const { t } = useTranslation();
	return (
		<section
			aria-label={t("results.trial.label")}
			data-dock=""
			className="sticky bottom-0 z-20 mt-8 border-t border-hairline bg-paper/95 backdrop-blur-sm print:hidden"
		>
			<div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
				<p className="font-semibold">{t("results.trial.note")}</p>
				<div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
					{canKeep ? (
						<Button look="secondary" onClick={onKeep}>
							{t("results.trial.keep")}
						</Button>
					) : null}
					<Button onClick={onReset}>
						<Undo2 aria-hidden="true" className="size-4" />
						{t("results.trial.reset")}
					</Button>
				</div>
			</div>
		</section>
	);
}
