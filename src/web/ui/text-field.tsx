import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
	readonly label: string;
	/** The purpose of the field, below its label. */
	readonly hint?: string;
	/** The error and how to correct it; announced with the field. */
	readonly error?: string | undefined;
	/** A control at the end of the field, such as one that shows a password. It is 48 px wide at most. */
	readonly trailing?: ReactNode;
}

/** A labelled text field. Uncontrolled by default, so that text typed before hydration stays. */
export function TextField({ label, hint, error, trailing, className = "", ...input }: TextFieldProps) {
	const id = useId();
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
			{(described) => (
				<div className="relative">
					<input
						id={id}
						aria-invalid={error ? true : undefined}
						aria-describedby={described}
						className={`min-h-12 w-full rounded-control border border-edge bg-surface pl-3.5 text-ink aria-invalid:border-danger ${trailing ? "pr-13" : "pr-3.5"}`}
						{...input}
					/>
					{trailing ? (
						<div className="absolute inset-y-0 right-0 grid place-items-center">{trailing}</div>
					) : null}
				</div>
			)}
		</FieldFrame>
	);
}
