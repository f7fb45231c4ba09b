import type { ReactNode } from "react";

interface FieldFrameProps {
	/** The id of the field inside. */
	readonly id: string;
	readonly label: string;
	/** The purpose of the field, below its label. */
	readonly hint?: string | undefined;
	/** The error and how to correct it; announced with the field. */
	readonly error?: string | undefined;
	readonly className?: string;
	/** Renders the field, with the ids of hint and error for `aria-describedby`. */
	readonly children: (describedBy: string | undefined) => ReactNode;
}

/** The frame of a field: its label above, a hint, and the error below. */
export function FieldFrame({ id, label, hint, error, className = "", children }: FieldFrameProps) {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		// Fields with a width of their own, such as a date with a time, are as narrow as their place.
		<div className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 ${className}`}>
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			{hint ? (
				<p id={`${id}-hint`} className="text-sm text-soft">
					{hint}
				</p>
			) : null}
			{children(described || undefined)}
			{error ? (
				<p id={`${id}-error`} className="text-sm font-medium text-danger">
					{error}
				</p>
			) : null}
		</div>
	);
}
