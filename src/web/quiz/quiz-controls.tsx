import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";

interface QuizControlsProps {
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly isProcessing: boolean;
	readonly onPrevious: () => void;
	readonly onNext: () => void;
}

/** Previous and Next. On a phone and in a low window they stay at the bottom edge: in view, within reach of the thumb. */
export function QuizControls({ isFirst, isLast, isProcessing, onPrevious, onNext }: QuizControlsProps) {
	const { t } = useTranslation();
	const lastLabel = t(isProcessing ? "quiz.processing" : "quiz.seeResults");
	return (
		<div
			data-dock=""
			className="sticky bottom-0 z-20 -mx-[clamp(1.25rem,4vw,2.5rem)] mt-3 flex gap-3 max-[22.5rem]:[&_svg]:hidden border-t border-hairline bg-paper/95 px-[clamp(1.25rem,4vw,2.5rem)] py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] backdrop-blur-sm [@media(max-height:22rem)]:static md:mx-0 md:ml-(--second-column) md:px-0 high:md:static high:md:mt-4 high:md:border-0 high:md:bg-transparent high:md:backdrop-blur-none"
		>
			<Button
				look="secondary"
				disabled={isFirst || isProcessing}
				onClick={onPrevious}
				className="max-md:flex-1"
			>
				<ArrowLeft aria-hidden="true" className="size-4" />
				{t("quiz.previous")}
			</Button>
			<Button
				disabled={isProcessing}
				aria-busy={isProcessing}
				onClick={onNext}
				className="max-md:flex-[1.6] md:min-w-36"
			>
				{isLast ? lastLabel : t("quiz.next")}
				{isLast ? null : <ArrowRight aria-hidden="true" className="size-4" />}
			</Button>
		</div>
	);
}
