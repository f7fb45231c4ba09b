import { Minus, Plus } from "lucide-react";
import { memo } from "react";

interface StepButtonProps {
	readonly label: string;
	/** The size of the step: a negative one is the minus button. */
	readonly by: number;
	/** Whether the limit is reached. */
	readonly isOver: boolean;
	readonly onStep: (by: number) => void;
}

/** A button that adds or subtracts one step. */
export const StepButton = memo(function StepButton({ label, by, isOver, onStep }: StepButtonProps) {
	const Sign = by < 0 ? Minus : Plus;
	return (
		<button
			type="button"
			aria-label={label}
			disabled={isOver}
			onClick={() => onStep(by)}
			className="grid size-11 flex-none place-items-center rounded-control border border-on-band/45 text-on-band hover:bg-on-band/12 disabled:opacity-45 focus-visible:outline-[oklch(.8_.13_255)]"
		>
			<Sign aria-hidden="true" className="size-4" />
		</button>
	);
});
