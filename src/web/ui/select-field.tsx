import { type SelectHTMLAttributes, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
	readonly label: string;
}

/** A labelled choice of one of several values (`option` elements) in little space: the browser's own list. */
export function SelectField({ label, className = "", ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<FieldFrame id={id} label={label} className={className}>
			{() => (
				<select
					id={id}
					className="min-h-12 w-full min-w-0 cursor-pointer rounded-control border border-edge bg-surface px-3 text-ink"
					{...select}
				/>
			)}
		</FieldFrame>
	);
}
