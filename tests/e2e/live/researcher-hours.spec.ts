import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { formatsOf } from "../../../src/domain/shared/format.ts";
import { toInstant, type Zone } from "../../../src/domain/shared/instant.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { admin, researcherFile } from "../support/operator.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	expectAccessibleInForcedColours,
	messagesOf,
	open,
	test,
} from "../support/page-test.ts";

/** The part of a day that is shown at first: from six to twenty-two o'clock. */
const shown = { from: 6, hours: 16 };

/** Opens the desk of a new researcher in Lisbon, who has no hours yet. */
const openOwnDesk = async (page: Page, locale: Locale): Promise<string> => {
	const id = `hours-${randomUUID().slice(0, 8)}`;
	const email = `${id}@lab.example`;
	const changes = { id, email, mailLanguage: locale, zone: "Europe/Lisbon" };
	await admin(["researchers", "add", "-"], await researcherFile("biotechnologist", changes));
	await admin(["researchers", "invite", id]);
	const { pathname, hash } = new URL(linkIn(await mailTo(email, "deskInvitation")));
	await open(page, pathname + hash);
	await page.getByRole("button", { name: messagesOf(locale).desk.enter.open }).click();
	return id;
};

/** A sentence after its last variable. */
const end = (sentence: string): RegExp =>
	new RegExp(`${(sentence.split("}}").at(-1) ?? "").replaceAll(/\s/g, "\\s")}$`);

/** The strip of a weekday, and points on it by the hour of the day. */
const stripOf = (page: Page, weekday: number) => {
	const strip = page.locator(`[data-weekday="${weekday}"]`);
	const at = async (hour: number) => {
		const box = await strip.boundingBox();
		if (box === null) throw new Error("The day is not on the page");
		return { x: box.x + (box.width * (hour - shown.from)) / shown.hours, y: box.y + box.height / 2 };
	};
	return { strip, at };
};
type Strip = ReturnType<typeof stripOf>;
type End = readonly [Strip, number];

const dragByMouse = async (page: Page, [from, fromHour]: End, [to, toHour]: End): Promise<void> => {
	await from.strip.scrollIntoViewIfNeeded();
	const [begin, finish] = [await from.at(fromHour), await to.at(toHour)];
	await page.mouse.move(begin.x, begin.y);
	await page.mouse.down();
	await page.mouse.move((begin.x + finish.x) / 2, (begin.y + finish.y) / 2, { steps: 3 });
	await page.mouse.move(finish.x, finish.y, { steps: 3 });
	await page.mouse.up();
};

/** Draws with a finger, as the browser itself would report it. */
const dragByFinger = async (page: Page, day: Strip, fromHour: number, toHour: number): Promise<void> => {
	await day.strip.scrollIntoViewIfNeeded();
	const [begin, finish] = [await day.at(fromHour), await day.at(toHour)];
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
		session.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: type === "touchEnd" ? [] : [{ x: begin.x + (finish.x - begin.x) * share, y: begin.y }],
		});
	await touch("touchStart", 0);
	for (const share of [0.2, 0.5, 0.8, 1]) await touch("touchMove", share);
	await touch("touchEnd", 1);
	await session.detach();
};

for (const locale of journeyLanguages("fr")) {
	const { desk } = messagesOf(locale);
	const { hours } = desk;
	const day = (weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7) => hours.weekdays[weekday];
	/** The keyboard's controls of the ends: sliders of a day. */
	const ends = (page: Page, weekday: 1 | 2 | 3) => {
		const named = (sentence: string) =>
			page.getByRole("slider", { name: sentence.replace("{{day}}", day(weekday)), exact: true });
		return { from: named(hours.from), to: named(hours.to) };
	};
	const expectHours = async ({ from, to }: { from: Locator; to: Locator }, start: number, finish: number) => {
		await expect(from).toHaveValue(String(start * 60));
		await expect(to).toHaveValue(String(finish * 60));
	};
	const savedHours = async (page: Page) => (await (await page.request.get("/api/desk/hours")).json()).weekly;

	test(`week of hours (${locale}): hours are drawn, moved to another day, stretched and joined by mouse, then saved`, async ({
		page,
	}) => {
		test.slow();
		await openOwnDesk(page, locale);
		const [monday, tuesday] = [stripOf(page, 1), stripOf(page, 2)];
		await expect(monday.strip).toBeVisible();
		// The researcher's own clock is named.
		const zone = formatsOf(locale).zoneName(toInstant(new Date()), "Europe/Lisbon" as Zone);
		await expect(page.getByText(fillIn(hours.lead, { zone }))).toBeVisible();
		await expect(page.locator("[data-weekday]").first()).toHaveAttribute("data-weekday", "1");

		await dragByMouse(page, [monday, 9.1], [monday, 11.9]);
		await expectHours(ends(page, 1), 9, 12);
		// Backwards, and it begins within a half hour.
		await dragByMouse(page, [monday, 16.2], [monday, 14.6]);
		await expectHours({ from: ends(page, 1).from.nth(1), to: ends(page, 1).to.nth(1) }, 14.5, 16.5);
		// The whole goes to Tuesday, an hour later.
		await dragByMouse(page, [monday, 10.5], [tuesday, 11.5]);
		await expectHours(ends(page, 2), 10, 13);
		await expectHours(ends(page, 1), 14.5, 16.5);
		// An end is dragged until it touches other hours: they are one.
		await dragByMouse(page, [tuesday, 15.1], [tuesday, 15.9]);
		await expect(ends(page, 2).from).toHaveCount(2);
		await dragByMouse(page, [tuesday, 13], [tuesday, 15]);
		await expectHours(ends(page, 2), 10, 16);
		// A press draws an hour.
		const wednesday = stripOf(page, 3);
		const { x, y } = await wednesday.at(8.25);
		await page.mouse.click(x, y);
		await expectHours(ends(page, 3), 8, 9);
		await expectAccessibleInBothThemes(page);
		await expectAccessibleInForcedColours(page);
		await expect(page.getByText(hours.unsaved)).toBeVisible();
		await page.getByRole("button", { name: hours.save }).click();
		await expect(page.getByText(hours.saved)).toBeVisible();
		await expect(page.getByText(hours.unsaved)).toHaveCount(0);
		expect(await savedHours(page)).toEqual([
			{ weekday: 1, start: 870, end: 990 },
			{ weekday: 2, start: 600, end: 960 },
			{ weekday: 3, start: 480, end: 540 },
		]);
		// Unsaved changes can be undone.
		await dragByMouse(page, [monday, 15], [tuesday, 15]);
		await expect(ends(page, 1).from).toHaveCount(0);
		await page.getByRole("button", { name: hours.discard }).click();
		await expectHours(ends(page, 1), 14.5, 16.5);
	});

	test(`week of hours (${locale}): the same is done by keyboard, and by lists of times`, async ({ page }) => {
		test.slow();
		await openOwnDesk(page, locale);
		const { from, to } = ends(page, 1);
		const adding = page.getByRole("button", { name: hours.addNamed.replace("{{day}}", day(1)) }).first();
		await adding.focus();
		await page.keyboard.press("Enter");
		await expectHours({ from, to }, 9, 12);
		await from.focus();
		await page.keyboard.press("ArrowLeft");
		await expectHours({ from, to }, 8.5, 12);
		await expect(from).toHaveAttribute("aria-valuetext", /^(8\sh\s30|08:30)$/);
		await page.keyboard.press("Shift+ArrowRight");
		await page.keyboard.press("Shift+ArrowRight");
		await expectHours({ from, to }, 9.5, 13);
		await to.focus();
		await page.keyboard.press("ArrowDown");
		await expectHours({ from, to }, 9.5, 12.5);
		// Home leaves a half hour.
		await page.keyboard.press("Home");
		await expectHours({ from, to }, 9.5, 10);
		await page.keyboard.press("Delete");
		await expect(from).toHaveCount(0);
		await expect(adding).toBeFocused();

		// The lists show the same hours, and so does the strip what is chosen there, also at night.
		await page.locator("summary", { hasText: hours.list }).click();
		const list = page.getByRole("group", { name: day(1) });
		await list.getByRole("button").last().click();
		await expectHours({ from, to }, 9, 12);
		await list.getByRole("combobox").first().selectOption({ value: "0" });
		await list.getByRole("combobox").last().selectOption({ value: "1440" });
		await expectHours({ from, to }, 0, 24);
		await expect(adding).toHaveAttribute("aria-disabled", "true");
		await expectAccessibleInBothThemes(page);
		await page.getByRole("button", { name: hours.save }).click();
		await expect(page.getByText(hours.saved)).toBeVisible();
		expect(await savedHours(page)).toEqual([{ weekday: 1, start: 0, end: 1440 }]);
		await list.getByRole("button", { name: end(hours.remove) }).click();
		await expect(page.getByText(hours.none)).toHaveCount(14);
	});

	test.describe("on a phone", () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

		test(`week of hours (${locale}): a finger draws hours along a day, and scrolls across it`, async ({
			page,
		}) => {
			await openOwnDesk(page, locale);
			const monday = stripOf(page, 1);
			await dragByFinger(page, monday, 9.1, 11.9);
			await expectHours(ends(page, 1), 9, 12);
			const isTooWide = () =>
				page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
			expect(await isTooWide()).toBe(false);
			await expectAccessibleInBothThemes(page);
			await page
				.getByRole("button", { name: end(hours.remove) })
				.first()
				.tap();
			await expect(ends(page, 1).from).toHaveCount(0);
		});
	});
}
