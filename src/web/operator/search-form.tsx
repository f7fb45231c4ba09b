import type { ReactNode } from "react";
import { draftOf } from "../shared/forms/use-form.ts";
import { Button } from "../ui/button.tsx";

interface SearchFormProps {
	/** The label of the button. */
	readonly action: string;
	/** The class of the columns: one for each field and the button. */
	readonly columns: string;
	/** Receives the trimmed texts by the names of their fields, without empty ones. */
	readonly onSearch: (texts: Readonly<Record<string, string>>) => void;
	/** The fields. */
	readonly children: ReactNode;
}

/** Fields that select the entries of a list, and the button that applies them. */
export function SearchForm({ action, columns, onSearch, children }: SearchFormProps) {
	return (
		<form
			method="dialog"
			onSubmit={(event) => {
				event.preventDefault();
				const typed = Object.entries(draftOf(event.currentTarget)).map(([name, text]) => [name, text.trim()]);
				onSearch(Object.fromEntries(typed.filter(([, text]) => text !== "")));
			}}
			className={`grid gap-3 sm:items-end ${columns}`}
		>
			{children}
			<Button type="submit">{action}</Button>
		</form>
	);
}
