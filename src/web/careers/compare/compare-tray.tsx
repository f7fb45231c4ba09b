import { lazyPart } from "../../page/lazy-part.tsx";
import { loadMessages } from "../../shared/i18n/i18n.ts";
import { useCompareChoice } from "./compare-choice.ts";

// Most visits compare nothing: the bar loads with the first chosen career.
const Bar = lazyPart(async () => {
	const [{ CompareBar }] = await Promise.all([import("./compare-bar.tsx"), loadMessages(["compare"])]);
	return CompareBar;
});

/** The tray of chosen careers, on every page while any are chosen; `isAboveBar` if a phone shows a bar below it. */
export function CompareTray({ isAboveBar = false }: { readonly isAboveBar?: boolean }) {
	const { careers } = useCompareChoice();
	return careers.length === 0 ? null : <Bar placeholder={null} isAboveBar={isAboveBar} />;
}
