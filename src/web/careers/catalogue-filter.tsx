import { Search } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { hueOf } from "../shared/hue.ts";

interface CatalogueFilterProps {
	readonly categories: readonly CategoryKey[];
	readonly query: string;
	readonly category: CategoryKey | null;
	/** True once the page answers; text typed before that is taken over then. */
	readonly isReady: boolean;
	readonly foundCount: number;
	readonly onQuery: (text: string) => void;
	readonly onCategory: (category: CategoryKey | null) => void;
}

const buttonClass =
	"flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-edge/60 px-4 text-[0.95rem] hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper";

/** Search box and category buttons, with the number of careers found said aloud. */
export function CatalogueFilter(props: CatalogueFilterProps) {
	const { categories, query, category, isReady, foundCount, onQuery, onCategory } = props;
	const { t } = useTranslation();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const isTakenOver = useRef(false);
	useEffect(() => {
		const box = input.current;
		if (!box || !isReady) return;
		if (!isTakenOver.current) {
			isTakenOver.current = true;
			// Typed before the page was ready: it counts, and wins over the address.
			if (box.value !== "" && box.value !== query) return onQuery(box.value);
		}
		if (box.value !== query && document.activeElement !== box) box.value = query;
		if (query === "") box.value = "";
	}, [isReady, query, onQuery]);
	return (
		<search className="grid min-w-0 gap-4">
			<div className="relative">
				<label htmlFor={id} className="sr-only">
					{t("explore.searchLabel")}
				</label>
				<Search aria-hidden="true" className="pointer-events-none absolute left-4 top-4 size-5 text-soft" />
				<input
					id={id}
					ref={input}
					type="search"
					autoComplete="off"
					placeholder={t("explore.searchPlaceholder")}
					onChange={({ target }) => onQuery(target.value)}
					className="min-h-13 w-full rounded-control border border-edge bg-surface pl-12 pr-4 text-lg placeholder:text-soft"
				/>
			</div>
			<fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
				<legend className="sr-only">{t("explore.categoriesLabel")}</legend>
				<button
					type="button"
					aria-pressed={category === null}
					onClick={() => onCategory(null)}
					className={buttonClass}
				>
					{t("explore.allCategories")}
				</button>
				{categories.map((key) => (
					<button
						key={key}
						type="button"
						aria-pressed={category === key}
						onClick={() => onCategory(key)}
						data-line={key}
						style={hueOf(key)}
						className={buttonClass}
					>
						<span aria-hidden="true" className="h-4 w-[3px] rounded-full bg-line" />
						{t(`common.categories.${key}`)}
					</button>
				))}
			</fieldset>
			<p role="status" className="text-soft">
				{t("explore.found", { count: foundCount })}
			</p>
		</search>
	);
}
