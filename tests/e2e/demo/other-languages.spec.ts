import { englishLeft } from "../support/english-left.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, open, test } from "../support/page-test.ts";
import { openScreens } from "../support/screens.ts";

// Conditions of a third language: words that are longer than ours, with accents above and below, and no sentence that
// remains English. Run by `npm run journeys` only.
test.skip(!isLongRun, "only in the long run");

/** Makes every text of the page 40 % longer, with accents, and returns the texts that do not fit. */
const stretchAndMeasure = (): string[] => {
	const accents: Readonly<Record<string, string>> = {
		a: "å",
		e: "é",
		i: "ï",
		o: "ô",
		u: "ů",
		c: "ç",
		n: "ñ",
		s: "š",
	};
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const nodes: Text[] = [];
	while (walker.nextNode()) nodes.push(walker.currentNode as Text);
	for (const node of nodes) {
		const text = node.data.trim();
		if (
			!/\p{L}{2}/u.test(text) || // What is the same in every language, such as the name of the product, says so.
			node.parentElement?.closest("script,style,noscript,svg,[translate=no]")
		)
			continue;
		const words = text.split(/\s+/);
		const more = words.slice(0, Math.max(1, Math.ceil(words.length * 0.4))).join(" ");
		const longer =
			words.length === 1 ? text + text.slice(0, Math.ceil(text.length * 0.4)) : `${text} ${more}`;
		node.data = longer.replace(/[aeioucns]/g, (letter) => accents[letter] ?? letter);
	}
	const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
		const { overflowX, textOverflow, position, clipPath, lineClamp } = getComputedStyle(
			element,
		) as CSSStyleDeclaration & {
			lineClamp?: string;
		};
		const isHiddenOnPurpose = position === "absolute" && (element.clientWidth <= 1 || clipPath !== "none");
		if (isHiddenOnPurpose || textOverflow === "ellipsis" || (lineClamp ?? "none") !== "none") return false;
		const hasOwnText = [...element.childNodes].some(
			(node) => node instanceof Text && node.data.trim() !== "",
		);
		return (
			hasOwnText &&
			(overflowX === "hidden" || overflowX === "clip") &&
			element.scrollWidth > element.clientWidth + 1
		);
	});
	const wide = document.documentElement.scrollWidth;
	return [
		...(wide > window.innerWidth ? [`the page is ${wide} wide`] : []),
		...cut.map((element) => `cut: ${element.textContent?.slice(0, 60)}`),
	];
};

test("every screen has space for longer words with accents at 320 px: nothing is cut and nothing overflows", async ({
	page,
}) => {
	test.slow();
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of openScreens)
		await test.step(path, async () => {
			await open(page, path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await page.evaluate(stretchAndMeasure), path).toEqual([]);
		});
});

test("no French screen contains an English sentence, alone or concatenated", async ({ page }) => {
	test.slow();
	for (const path of openScreens)
		await test.step(path, async () => {
			await open(page, path === "/" ? "/fr" : `/fr${path}`);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await englishLeft(page), path).toEqual([]);
		});
});
