import { Check, X } from "lucide-react";
import type { ReactNode } from "react";

interface ChoiceProps {
	/** Radios of one name exclude each other; checkboxes do not. */
	readonly type: "radio" | "checkbox";
	readonly name: string;
	readonly value: string;
	/** Omit it, with `onChoose`, in an uncontrolled form: a choice made before hydration then stays. */
	readonly isChosen?: boolean;
	readonly onChoose?: () => void;
	/** The initial state of an uncontrolled choice. */
	readonly isChosenAtFirst?: boolean;
	readonly isDisabled?: boolean;
	/** Less high on phones, so that eight of them fit one screen. */
	readonly isDense?: boolean;
	/** The key that chooses it, shown as a hint to keyboard users. */
	readonly shortcut?: string;
	/** After a check: right, wrong or unmarked. */
	readonly verdict?: "correct" | "wrong" | "neutral";
	/** For four answers beside an instrument: less padding. */
	readonly isCompact?: boolean;
	/** The verdict in words, since colour is never the only carrier. */
	readonly verdictLabel?: string;
	readonly children: ReactNode;
}

const verdicts = {
	correct: "border-success bg-success-surface",
	wrong: "border-danger bg-danger-surface",
	neutral: "border-edge/60 bg-surface has-checked:border-ink",
};

/** One answer as a large target: a native radio button or checkbox with the whole card as its label. */
export function Choice({
	type,
	name,
	value,
	isChosen,
	onChoose,
	isChosenAtFirst = false,
	isDisabled = false,
	isDense = false,
	shortcut,
	verdict = "neutral",
	verdictLabel,
	isCompact = false,
	children,
}: ChoiceProps) {
	const VerdictIcon = verdict === "wrong" ? X : Check;
	return (
		<label
			data-verdict={verdict}
			className={`flex items-center rounded-control border ${isCompact ? "min-h-12 gap-2.5 px-3 py-1.5 text-[0.9375rem] leading-snug max-sm:min-h-11 max-sm:gap-2 max-sm:px-2 max-sm:py-1 max-sm:text-sm max-sm:leading-[1.2]" : "min-h-13 gap-3.5 px-4 py-2.5"} has-checked:ring-1 has-checked:ring-ink has-[:checked:enabled]:bg-sunken transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${verdicts[verdict]} ${isDense ? "max-md:min-h-11 max-md:gap-3 max-md:px-3 max-md:py-1 max-md:text-[0.9375rem] max-md:leading-[1.2]" : ""} ${isDisabled ? "cursor-default!" : "not-has-checked:hover:border-edge"}`}
		>
			<input
				type={type}
				name={name}
				value={value}
				{...(isChosen === undefined ? { defaultChecked: isChosenAtFirst } : { checked: isChosen })}
				disabled={isDisabled}
				onChange={onChoose}
				className="size-5 flex-none accent-ink outline-none"
			/>
			<span className="grid grow gap-0.5">
				{verdictLabel ? (
					<span className="flex items-center gap-1.5 text-sm font-semibold">
						<VerdictIcon aria-hidden="true" className="size-4" strokeWidth={2.5} />
						{verdictLabel}
					</span>
				) : null}
				<span>{children}</span>
			</span>
			{shortcut ? (
				<span aria-hidden="true" className="hidden text-sm text-soft tabular-nums md:inline">
					{shortcut}
				</span>
			) : null}
		</label>
	);
}
