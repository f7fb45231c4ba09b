import { useSearchParams } from "react-router";
import type { CategoryKey } from "#domain/careers/category.ts";
import { categoryFromParameter } from "#domain/careers/search/browse.ts";
import { type CareerOrder, isCareerOrder } from "#domain/careers/search/sort-careers.ts";
import { useHydrated } from "../../page/hydrated.ts";

/**
 * The state of the catalogue: filters, search and order. It lives entirely in the address, so that Back and sharing
 * work.
 */
export interface ExploreView {
	readonly query: string;
	readonly category: CategoryKey | null;
	/** Null for the usual order: nearest to the reader's own interest profile where there is one, else along the spectrum. */
	readonly order: CareerOrder | null;
	readonly isSavedOnly: boolean;
}

const everything: ExploreView = { query: "", category: null, order: null, isSavedOnly: false };

const parametersOf = ({ query, category, order, isSavedOnly }: ExploreView): URLSearchParams => {
	const wanted = new URLSearchParams();
	if (category) wanted.set("category", category);
	if (query) wanted.set("q", query);
	if (order) wanted.set("order", order);
	if (isSavedOnly) wanted.set("saved", "1");
	return wanted;
};

const viewOf = (parameters: URLSearchParams): ExploreView => {
	const order = parameters.get("order");
	return {
		query: parameters.get("q") ?? "",
		category: categoryFromParameter(parameters.get("category")),
		order: isCareerOrder(order) ? order : everything.order,
		isSavedOnly: parameters.get("saved") === "1",
	};
};

/** The state in the address and its setter. Typing replaces the history entry; every other change adds one. */
export const useExploreView = () => {
	const [parameters, setParameters] = useSearchParams();
	const isHydrated = useHydrated();
	const view = isHydrated ? viewOf(parameters) : everything;
	const show = (change: Partial<ExploreView>) =>
		setParameters(parametersOf({ ...viewOf(new URLSearchParams(window.location.search)), ...change }), {
			replace: change.query !== undefined && change.category === undefined,
			preventScrollReset: true,
		});
	return { view, show, showAll: () => show({ ...everything, order: view.order }), isHydrated };
};
