import type { ReactNode } from "react";

interface ChipProps {
	readonly isPressed: boolean;
	readonly onPress: () => void;
	/** On the dark band, in both themes. */
	readonly isOnBand?: boolean;
	readonly className?: string;
	readonly children: ReactNode;
}

const looks = {
	band: "border-on-band/40 hover:border-on-band focus-visible:outline-on-band aria-pressed:border-on-band aria-pressed:bg-on-band aria-pressed:text-band",
	paper:
		"border-edge/60 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper",
};

/** One of several filters or answers in a row: pressed or not, and filled while it is. A long text wraps inside it. */
export function Chip({ isPressed, onPress, isOnBand = false, className = "", children }: ChipProps) {
	return (
		<button
			type="button"
			aria-pressed={isPressed}
			onClick={onPress}
			className={`min-h-11 rounded-[1.375rem] border px-4 py-1.5 text-left text-[0.95rem] leading-tight outline-offset-2 aria-pressed:font-semibold ${looks[isOnBand ? "band" : "paper"]} forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none] ${className}`}
		>
			{children}
		</button>
	);
}
