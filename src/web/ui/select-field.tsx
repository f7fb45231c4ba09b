import { type SelectHTMLAttributes, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
	readonly label: string;
	readonly hint?: string;
}

/** A labelled choice of one of several values (`option` elements) in little space: the browser's own list. */
export function SelectField({ label, hint, className = "", ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<FieldFrame id={id} label={label} hint={hint} className={className}>
			{(describedBy) => (
				<select
					id={id}
					aria-describedby={describedBy}
					className="min-h-12 w-full min-w-0 cursor-pointer rounded-control border border-edge bg-surface px-3 text-ink"
					{...select}
				/>
			)}
		</FieldFrame>
	);
}
