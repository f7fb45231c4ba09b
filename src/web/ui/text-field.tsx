import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
	readonly label: string;
	/** What the field is for, under its label. */
	readonly hint?: string;
	/** What is wrong and how to put it right; announced with the field. */
	readonly error?: string | undefined;
	/** A control at the end of the field, such as one that shows a password. It is 48 px wide at most. */
	readonly trailing?: ReactNode;
}

/** A labelled text field. Uncontrolled by default, so that text typed before the page was ready stays. */
export function TextField({ label, hint, error, trailing, className = "", ...input }: TextFieldProps) {
	const id = useId();
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
			<div className="relative">
				<input
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={described || undefined}
					className={`min-h-12 w-full rounded-control border border-edge bg-surface pl-3.5 text-ink aria-invalid:border-danger ${trailing ? "pr-13" : "pr-3.5"}`}
					{...input}
				/>
				{trailing ? (
					<div className="absolute inset-y-0 right-0 grid place-items-center">{trailing}</div>
				) : null}
			</div>
			{error ? (
				<p id={`${id}-error`} className="text-sm font-medium text-danger">
					{error}
				</p>
			) : null}
		</div>
	);
}
