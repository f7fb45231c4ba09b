import type { ReactNode } from "react";

interface FieldFrameProps {
	/** The id of the field inside. */
	readonly id: string;
	readonly label: string;
	/** What the field is for, under its label. */
	readonly hint?: string | undefined;
	/** What is wrong and how to put it right; announced with the field. */
	readonly error?: string | undefined;
	readonly className?: string;
	/** Draws the field; gets the ids of hint and error to be described by. */
	readonly children: (describedBy: string | undefined) => ReactNode;
}

/** What stands around a field: its label above, a hint, and what is wrong beneath. */
export function FieldFrame({ id, label, hint, error, className = "", children }: FieldFrameProps) {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={`grid gap-1.5 ${className}`}>
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
