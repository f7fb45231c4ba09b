import type { ReactNode } from "react";

interface BandChoiceProps {
	/** Radios of one name exclude each other. */
	readonly name: string;
	readonly value: string;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
	readonly className?: string;
	readonly children: ReactNode;
}

/** One answer on the dark band: a native radio button whose whole card is its label, filled with light once chosen. */
export function BandChoice({ name, value, isChosen, onChoose, className = "", children }: BandChoiceProps) {
	return (
		<label
			className={`relative min-h-11 items-center rounded-control border border-on-band/35 leading-snug transition-colors duration-150 hover:border-on-band has-checked:border-on-band has-checked:bg-on-band has-checked:font-semibold has-checked:text-band has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-band forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none] ${className}`}
		>
			<input
				type="radio"
				name={name}
				value={value}
				checked={isChosen}
				onChange={onChoose}
				className="absolute inset-0 size-full cursor-pointer opacity-0"
			/>
			{children}
		</label>
	);
}
