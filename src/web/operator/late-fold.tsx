import { type ReactNode, useState } from "react";

interface LateFoldProps {
	readonly summary: ReactNode;
	/** Rendered, and so loaded, while the fold is open. */
	readonly children: ReactNode;
}

/** A folded part of an entry whose content is asked of the server only when someone opens it. */
export function LateFold({ summary, children }: LateFoldProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="min-h-11 cursor-pointer content-center">{summary}</summary>
			{isOpen ? children : null}
		</details>
	);
}
