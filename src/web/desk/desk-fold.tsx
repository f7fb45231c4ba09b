import { type ReactNode, useId } from "react";

interface DeskFoldProps {
	readonly title: string;
	readonly isOpen?: boolean;
	readonly children: ReactNode;
}

/** A part of the desk that is rarely needed: folded, with its heading in view. */
export function DeskFold({ title, isOpen = false, children }: DeskFoldProps) {
	const id = useId();
	return (
		<details open={isOpen} className="border-t border-hairline py-2">
			<summary className="min-h-12 cursor-pointer content-center">
				<h2 id={id} className="inline font-display text-xl font-semibold">
					{title}
				</h2>
			</summary>
			<section aria-labelledby={id} className="grid justify-items-start gap-4 pt-3 pb-6">
				{children}
			</section>
		</details>
	);
}
