import type { Locator } from "@playwright/test";
import { quest } from "../../../src/content/quest/quest.ts";
import { instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { benchOf, dragByTouch, gameOf, openGame, optionAt, tryOut } from "../support/laboratory.ts";
import { expect, expectAccessibleInBothThemes, messagesOf, test } from "../support/page-test.ts";

const { quest: words } = messagesOf("en");
const runsOf = (bench: Locator) => bench.getByRole("list", { name: words.bench.runs });

/** Drags an element of a drawing by a distance in screen pixels. */
const drag = async (target: Locator, x: number, y: number): Promise<void> => {
	const page = target.page();
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error("What is dragged is not on the page");
	const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
	await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
	await page.mouse.up();
};

test("laboratory: pictures are sorted one by one, by button, key and drag, and the program learns from these piles", async ({
	page,
}) => {
	const dialog = await openGame(page, "en", gameOf("image-recognition"));
	const bench = await benchOf(dialog, "en", "classifier");
	const table = bench.getByRole("group", { name: /Sort the pictures/ });
	const boar = table.getByRole("button", { name: "Boar" });
	// Without examples the program cannot learn.
	await bench.getByRole("button", { name: "Train", exact: true }).click();
	await expect(runsOf(bench)).toContainText("0 of 24 pictures sorted");
	const isBoar = async () => (await table.locator("p").textContent())?.includes("a stocky animal") ?? false;
	// One is sorted by the button, one by the arrow keys, one by dragging.
	await expect(table.locator("p")).toContainText("Picture 1 of 24");
	await ((await isBoar()) ? boar : table.getByRole("button", { name: "Deer" })).click();
	await expect(table.locator("p")).toContainText("Picture 2 of 24");
	await boar.focus();
	await page.keyboard.press((await isBoar()) ? "ArrowLeft" : "ArrowRight");
	await expect(table.locator("p")).toContainText("Picture 3 of 24");
	await drag(bench.locator("svg .cursor-grab"), (await isBoar()) ? -200 : 200, 0);
	await expect(table.locator("p")).toContainText("Picture 4 of 24");
	await table.getByRole("button", { name: "Undo" }).click();
	await expect(table.locator("p")).toContainText("Picture 3 of 24");
	await expectAccessibleInBothThemes(page);
	await table.getByRole("button", { name: "Sort the rest" }).click();
	await expect(table.getByText("All 24 pictures are sorted.", { exact: false })).toBeVisible();
	await expect(table.getByRole("button", { name: "Undo" })).toBeFocused();
	await bench.getByRole("button", { name: "Train", exact: true }).click();
	await expect(runsOf(bench)).toContainText(
		"23 of 24 training pictures, 96 of 100 new pictures of that forest, 64 of 100 elsewhere",
	);
	await expect(runsOf(bench)).not.toContainText("Sorted differently from the biologists");
	// A different sorting gives a different result.
	await table.getByRole("button", { name: "Undo" }).click();
	await ((await isBoar()) ? table.getByRole("button", { name: "Deer" }) : boar).click();
	await bench.getByRole("button", { name: "Train", exact: true }).click();
	await expect(runsOf(bench)).toContainText("Sorted differently from the biologists: 1.");
});

test("laboratory: atoms are placed one by one, by drag, button and key; a misplaced atom returns @long", async ({
	page,
}) => {
	const dialog = await openGame(page, "en", gameOf("green-chemistry"));
	const bench = await benchOf(dialog, "en", "atom-blocks");
	const pile = bench.getByRole("group", { name: "Put the atoms where they go" });
	const turn = pile.locator("p");
	await expect(turn).toContainText("Atom 1 of 22: carbon.");
	// The first block is drawn last, above its neighbours. The product is at the bottom left.
	const first = bench.locator("svg .cursor-grab").last();
	await drag(first, 20, 150);
	await expect(turn).toContainText("Atom 2 of 22: carbon.");
	await drag(first, 0, 12);
	await expect(turn).toContainText("Atom 2 of 22: carbon.");
	await pile.getByRole("button", { name: "Into the bin" }).click();
	await expect(bench.locator("svg").getByText("The product still needs this atom.")).toBeVisible();
	await expect(runsOf(bench)).toContainText("atoms placed: 1 of 22.");
	await expectAccessibleInBothThemes(page);
	await pile.getByRole("button", { name: "Into the product" }).focus();
	await page.keyboard.press("ArrowLeft");
	await expect(turn).toContainText("Atom 3 of 22: carbon.");
	await pile.getByRole("button", { name: "Undo" }).click();
	await expect(turn).toContainText("Atom 2 of 22: carbon.");
	await pile.getByRole("button", { name: "Installation the rest" }).click();
	await expect(turn).toHaveText("All 22 atoms are in place.");
	await expect(pile.getByRole("button", { name: "Undo" })).toBeFocused();
	await expect(runsOf(bench)).toContainText("38\u00a0kg of product, 62\u00a0kg in the bin");
	// The other recipe has a pile of its own.
	await bench.getByRole("toolbar", { name: "Recipe" }).getByRole("button", { name: "B" }).click();
	await expect(turn).toContainText("Atom 1 of 19: carbon.");
});

test("laboratory: maps of Mars are layered, and each site is readable by pointer and key @long", async ({
	page,
}) => {
	const game = gameOf("mission-to-mars");
	const dialog = await openGame(page, "en", game);
	await benchOf(dialog, "en", "signal-delay");
	await optionAt(dialog, game.questions[0]?.correctAnswer ?? 0).check();
	await dialog.getByRole("button", { name: words.play.check }).click();
	await dialog.getByRole("button", { name: words.play.next, exact: true }).click();
	const bench = await benchOf(dialog, "en", "landing-sites");
	for (const map of ["Air to brake in", "Gentle slope", "Sun in winter", "Ancient fine mud"])
		await bench.getByRole("toolbar", { name: map }).getByRole("button", { name: "on" }).click();
	await expect(runsOf(bench)).toContainText("Only one is open: ancient delta.");
	const sites = bench.getByRole("toolbar", { name: "Chosen site" });
	for (const site of ["ancient delta", "lava plain", "polar ice", "volcano"]) {
		await bench.locator("svg").getByText(site, { exact: true }).first().click();
		await expect(sites.getByRole("button", { name: site })).toHaveAttribute("aria-pressed", "true");
	}
	await expect(runsOf(bench)).toContainText("Readings at the volcano: height 20 km, air 3.3 g/m³");
	await sites.getByRole("button", { name: "volcano" }).focus();
	await page.keyboard.press("ArrowLeft");
	await expect(sites.getByRole("button", { name: "polar ice" })).toBeFocused();
	await expect(bench.locator("svg").getByText("polar ice: ruled out")).toBeVisible();
	await expectAccessibleInBothThemes(page);
});

test("laboratory: the strip test spans three farms, each with its control strip @long", async ({ page }) => {
	const game = gameOf("plant-outbreak");
	const dialog = await openGame(page, "en", game);
	for (const index of [0, 1]) {
		await optionAt(dialog, game.questions[index]?.correctAnswer ?? 0).check();
		await dialog.getByRole("button", { name: words.play.check }).click();
		await dialog.getByRole("button", { name: words.play.next, exact: true }).click();
	}
	const bench = await benchOf(dialog, "en", "strips");
	const set = (label: string, value: string) =>
		bench.getByRole("toolbar", { name: label }).getByRole("button", { name: value, exact: true }).click();
	await set("Fallen leaves", "removed");
	await set("Water", "at the base");
	await set("Farms that take part", "all three");
	await bench.getByRole("button", { name: "Run one season" }).click();
	await expect(runsOf(bench)).toContainText("5 of 60 sick, against 48 where nothing changed.");
	// There are two strips on each farm, and each of the six has its count.
	await expect(bench.locator("svg text").filter({ hasText: "of 20" })).toHaveCount(6);
	await expectAccessibleInBothThemes(page);
});

test("laboratory: elements of a drawing can be dragged, and their slider and number follow", async ({
	page,
}) => {
	const dialog = await openGame(page, "en", gameOf("roller-coaster"));
	const hill = await benchOf(dialog, "en", "hill");
	const summit = hill.getByRole("slider", { name: "Second summit" });
	const before = Number(await summit.inputValue());
	await drag(hill.locator("svg .cursor-ns-resize").nth(1), 0, 40);
	await expect.poll(async () => Number(await summit.inputValue())).toBeLessThan(before);
	await expect(summit).toHaveAttribute("aria-valuetext", `${await summit.inputValue()}\u00a0m`);
	await dialog.getByRole("button", { name: "Close", exact: true }).first().click();
	const fish = await openGame(page, "en", gameOf("dna-detective"));
	const read = await benchOf(fish, "en", "alignment");
	const slide = read.getByRole("slider", { name: "Slide the DNA" });
	const start = Number(await slide.inputValue());
	await drag(read.locator("svg .cursor-ew-resize"), 60, 0);
	await expect.poll(async () => Number(await slide.inputValue())).toBeGreaterThan(start);
});

test.describe("in forced colours", () => {
	test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

	for (const game of isLongRun ? quest.games : [gameOf("roller-coaster")])
		test(`laboratory: the drawing of ${game.id} takes the system's colours, words and lines alike`, async ({
			page,
		}) => {
			const dialog = await openGame(page, "en", game);
			const bench = await benchOf(dialog, "en", instrumentsOf[game.id][0]);
			await tryOut(bench, "en", instrumentsOf[game.id][0], (target) => target.click());
			const strangers = await bench.evaluate((element) => {
				// One per colour: a colour in transition would count as another one.
				const system = ["Canvas", "CanvasText", "LinkText", "GrayText"].map((name) => {
					const probe = document.createElement("p");
					probe.style.color = name;
					document.body.append(probe);
					return getComputedStyle(probe).color;
				});
				return [...element.querySelectorAll("svg[role='img'] :is(text, path, circle)")]
					.flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])
					.filter((colour) => colour.startsWith("rgb(") && !system.includes(colour));
			});
			// Pictures, such as photographs, keep their own colours.
			expect([...new Set(strangers)].length, strangers.join(" ")).toBeLessThanOrEqual(
				game.id === "image-recognition" ? 99 : 0,
			);
		});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("laboratory: atoms are dragged with a finger, and the page does not scroll", async ({ page }) => {
		const dialog = await openGame(page, "en", gameOf("green-chemistry"));
		const bench = await benchOf(dialog, "en", "atom-blocks");
		const turn = bench.getByRole("group", { name: "Put the atoms where they go" }).locator("p");
		const atom = bench.locator("svg .cursor-grab").last();
		await atom.scrollIntoViewIfNeeded();
		const scrolled = () => dialog.evaluate(({ scrollTop }) => [scrollTop, window.scrollY]);
		const before = await scrolled();
		await dragByTouch(atom, 20, 130);
		await expect(turn).toContainText("Atom 2 of 22");
		expect(await scrolled()).toEqual(before);
	});

	test("laboratory: the result of a run is scrolled into view", async ({ page }) => {
		const dialog = await openGame(page, "en", gameOf("plant-outbreak"));
		const bench = await benchOf(dialog, "en", "greenhouses");
		await bench.getByRole("button", { name: "Grow" }).tap();
		await expect(bench.locator("svg[role='img']")).toBeInViewport({ ratio: 0.9 });
		await expect(runsOf(bench)).toContainText("34 of 40 sick");
	});
});
