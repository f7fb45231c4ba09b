import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n.ts";
import { useCompareChoice } from "./compare-choice.ts";

// Most visits compare nothing: the bar comes with the first career that is chosen.
const Bar = lazyPart(async () => {
	const [{ CompareBar }] = await Promise.all([import("./compare-bar.tsx"), loadMessages(["compare"])]);
	return CompareBar;
});

/** Follows through the pages while careers are chosen for a comparison. */
export function CompareTray() {
	const { careers } = useCompareChoice();
	return careers.length === 0 ? null : <Bar placeholder={null} />;
}
