import { type TextareaHTMLAttributes, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
	readonly label: string;
	readonly hint?: string;
	readonly error?: string | undefined;
}

/** A labelled field for several lines of text. Uncontrolled by default. */
export function TextArea({ label, hint, error, ...field }: TextAreaProps) {
	const id = useId();
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			{(described) => (
				<textarea
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={described}
					className="min-h-40 w-full rounded-control border border-edge bg-surface px-3.5 py-2.5 text-ink aria-invalid:border-danger"
					{...field}
				/>
			)}
		</FieldFrame>
	);
}
