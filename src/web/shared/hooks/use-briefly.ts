import { useEffect, useState } from "react";

/** How long a success is said where it was asked for, in milliseconds. */
const brieflyMs = 4000;

/** A text that shows for four seconds after it is set: a success beside the button that was pressed. */
export function useBriefly() {
	const [said, say] = useState<{ readonly text: string } | null>(null);
	useEffect(() => {
		if (said === null) return;
		const over = setTimeout(() => say(null), brieflyMs);
		return () => clearTimeout(over);
	}, [said]);
	return [said?.text ?? null, (text: string) => say({ text })] as const;
}
