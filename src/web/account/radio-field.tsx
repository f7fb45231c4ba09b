import { useId } from "react";
import { Choice } from "../ui/choice.tsx";

interface RadioFieldProps {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	readonly options: readonly { readonly value: string; readonly label: string }[];
	readonly columns?: 2 | 3;
	readonly defaultValue?: string | undefined;
	readonly error?: string | undefined;
	readonly isRequired?: boolean;
}

/** One choice of a few. Nothing is chosen for anyone unless `defaultValue` says so. */
export function RadioField({
	name,
	label,
	hint,
	options,
	columns = 2,
	defaultValue,
	error,
	isRequired = true,
}: RadioFieldProps) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div
			role="radiogroup"
			aria-labelledby={`${id}-label`}
			aria-required={isRequired}
			aria-invalid={error ? true : undefined}
			aria-describedby={described || undefined}
		>
			<p id={`${id}-label`} className="pb-1.5 font-semibold">
				{label}
			</p>
			{hint ? (
				<p id={`${id}-hint`} className="-mt-1 pb-2 text-sm text-soft">
					{hint}
				</p>
			) : null}
			<div
				className={`grid gap-2 ${error ? "[&_label]:border-danger" : ""} ${columns === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}
			>
				{options.map(({ value, label: text }) => (
					<Choice key={value} type="radio" name={name} value={value} isChosenAtFirst={value === defaultValue}>
						{text}
					</Choice>
				))}
			</div>
			{error ? (
				<p id={`${id}-error`} className="pt-1.5 text-sm font-medium text-danger">
					{error}
				</p>
			) : null}
		</div>
	);
}
