import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CategoryIcon, icons } from "../category-icon.tsx";

interface SearchBoxProps {
	readonly query: string;
	/** True after hydration; text typed before is applied then. */
	readonly isReady: boolean;
	/** Called when the visitor is about to type. */
	readonly onFocus: () => void;
	readonly onQuery: (text: string) => void;
}

/**
 * The search box of the catalogue. Text typed before hydration counts, and no letter is lost while the page works.
 */
export function SearchBox({ query, isReady, onFocus, onQuery }: SearchBoxProps) {
	const { t } = useTranslation();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	/** The latest query; null before hydration. */
	const seen = useRef<string | null>(null);
	/** The texts typed since box and query last agreed: each returns as the query, one after the other. */
	const typed = useRef<string[]>([]);
	const report = (text: string) => {
		typed.current.push(text);
		onQuery(text);
	};
	// Runs at every render: the callback changes each time, and only another query has an effect.
	useEffect(() => {
		const box = input.current;
		if (!box || !isReady || seen.current === query) return;
		const isFirst = seen.current === null;
		seen.current = query;
		// Text typed before hydration counts and wins over the address.
		if (isFirst && box.value !== "" && box.value !== query) return report(box.value);
		if (box.value === query) typed.current = [];
		else if (!typed.current.includes(query)) box.value = query;
	});
	return (
		<search className="relative block min-w-0">
			<label htmlFor={id} className="sr-only">
				{t("explore.searchLabel")}
			</label>
			<CategoryIcon
				path={icons.search}
				className="pointer-events-none absolute left-4 top-4 size-5 text-soft"
			/>
			<input
				id={id}
				ref={input}
				type="search"
				autoComplete="off"
				placeholder={t("explore.searchPlaceholder")}
				onFocus={onFocus}
				onChange={({ target }) => report(target.value)}
				className="min-h-13 w-full rounded-control border border-edge bg-surface pl-12 pr-4 text-base placeholder:text-soft sm:text-lg"
			/>
		</search>
	);
}
