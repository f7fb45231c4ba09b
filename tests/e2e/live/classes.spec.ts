import type { Browser, Locator, Page } from "@playwright/test";
import { categoryKeys } from "../../../src/domain/careers/category.ts";
import { putStorage } from "../support/browser-storage.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expectReadFromTheLastRow } from "../support/last-row.ts";
import { mailTo } from "../support/mailbox.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { enrol, newPerson } from "../support/people.ts";
import { printedPages } from "../support/printed-pages.ts";
import { answersAt, finishedQuiz } from "../support/quiz-answers.ts";
import { readQr } from "../support/read-qr.ts";

for (const locale of journeyLanguages("fr")) {
	const { classes, join, lesson, ownAccount } = messagesOf(locale);

	/** Expects half of the screen for the lines of the wall, and a name for each number. */
	const expectLight = async (wall: Locator): Promise<void> => {
		const light = await wall.locator("svg.bg-band").boundingBox();
		expect(light?.height).toBeGreaterThanOrEqual(500);
		const names = wall.locator("ul[aria-hidden] > li");
		const numbers = wall.locator("ul:not([aria-hidden]) > li[data-line]");
		// Before the first colour all lines are named, and none has a number.
		expect(await names.count()).toBe((await numbers.count()) || categoryKeys.length);
	};

	/** A pupil without an account, in a new browser, who finished the quiz and opens the address of the code. */
	const joinBy = async (browser: Browser, address: string, option: number): Promise<Page> => {
		const page = await (await browser.newContext()).newPage();
		await putStorage(page, finishedQuiz(answersAt(option)));
		await open(page, address);
		// A scanned code is shown, not asked for.
		await expect(page.getByText(join.scanned)).toBeVisible();
		await expect(page.getByLabel(join.code, { exact: true })).toHaveCount(0);
		await page.getByRole("button", { name: join.submit }).click();
		await expect(page.getByRole("button", { name: join.send })).toBeVisible();
		return page;
	};

	test(`class (${locale}): an unknown scanned code is shown in a field with its problem, and another can be typed`, async ({
		page,
		context,
	}) => {
		const codeField = page.getByLabel(join.code, { exact: true });
		await open(page, `${pathIn(locale, "/join")}#KRT4M7`);
		await expect(page.getByText("KRT 4M7", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: join.submit }).click();
		await expect(codeField).toHaveValue("KRT4M7");
		await expect(codeField).toHaveAttribute("aria-invalid", "true");
		const again = await context.newPage();
		await open(again, `${pathIn(locale, "/join")}#KRT4M7`);
		await again.getByRole("button", { name: join.otherCode }).click();
		await expect(again.getByLabel(join.code, { exact: true })).toBeVisible();
	});

	test(`class (${locale}): a teacher projects it, seven pupils join, six send, and colour appears with the first group`, async ({
		page,
		context,
		browser,
	}) => {
		test.slow();
		await page.setViewportSize({ width: 1920, height: 1080 });
		await enrol(context.request, newPerson("Claire"), { locale, role: "teacher" });
		await open(page, pathIn(locale, "/dashboard"));
		// The tab of the person's role opens first, without sample figures.
		await page.getByLabel(classes.create.name).fill("=Seconde 4");
		await page.getByRole("button", { name: classes.create.submit }).click();
		await expect(page.getByRole("heading", { level: 1, name: "=Seconde 4" })).toBeVisible();
		await expect(page.getByText(classes.page.noPupilsYet, { exact: true })).toBeVisible();
		const code = await page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
		await expectAccessibleInBothThemes(page);

		// Before pupils come, invented ones play the wall: nothing of it reaches the server.
		const sentAway: string[] = [];
		page.on("request", (request) => {
			if (request.method() !== "GET") sentAway.push(request.url());
		});
		await page.getByRole("button", { name: classes.rehearsal.open.replace("{{pupils}}", "28") }).click();
		const rehearsal = page.getByRole("dialog", { name: classes.rehearsal.label });
		for (const phase of ["white", "colour", "waiting", "over"] as const) {
			while (!(await rehearsal.getByText(classes.rehearsal.phases[phase]).isVisible()))
				await page.keyboard.press("ArrowRight");
			await expectReadFromTheLastRow(rehearsal);
			await expectLight(rehearsal);
		}
		await expectAccessibleInBothThemes(page);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("button", { name: /28/ })).toBeFocused();
		expect(sentAway).toEqual([]);

		await page.getByRole("button", { name: classes.page.project }).click();
		const wall = page.getByRole("dialog", { name: classes.light.label });
		// Both QR codes contain the address of the class.
		const address = `${new URL(page.url()).origin}${pathIn(locale, "/join")}#${code.replace(" ", "")}`;
		const qr = wall.getByRole("img", { name: classes.light.qr });
		expect(await readQr(qr)).toBe(address);
		await expectReadFromTheLastRow(wall);
		await wall.getByRole("button", { name: classes.light.fullScreen, exact: true }).click();
		const smaller = wall.getByRole("button", { name: classes.light.smaller, exact: true });
		await expect(smaller).toBeVisible();
		expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
		await smaller.click();
		await expect(wall.getByRole("button", { name: classes.light.fullScreen, exact: true })).toBeVisible();
		await wall.getByRole("button", { name: classes.light.showLight }).click();
		await expectReadFromTheLastRow(wall);
		await expectLight(wall);
		// Its buttons leave while the pointer rests, and return when it moves.
		const next = wall.getByRole("button", { name: classes.light.alone });
		await expect(next.locator("..")).toHaveCSS("opacity", "0");
		await page.mouse.move(300, 300);
		await page.mouse.move(320, 320);
		await expect(next.locator("..")).toHaveCSS("opacity", "1");

		expect(await readQr(qr)).toBe(address);
		const first = await joinBy(browser, address, 0);
		const pupils = [first];
		while (pupils.length < 6) pupils.push(await joinBy(browser, address, 0));
		// Five guesses of the spectrum, by the keyboard; the sixth pupil makes none.
		for (const pupil of pupils.slice(1)) {
			await pupil.getByText(join.guess.title).click();
			await pupil.getByRole("button", { name: join.guess.send }).click();
			await expect(pupil.getByText(join.guess.missing)).toBeVisible();
			await pupil.getByRole("slider").nth(7).press("End");
			if (pupil === pupils[1]) await expectAccessibleInBothThemes(pupil);
			const guessed = pupil.waitForRequest("**/api/class-memberships/guess");
			await pupil.getByRole("button", { name: join.guess.send }).click();
			expect((await guessed).postDataJSON().guess).toBe("00000003000000");
			await expect(pupil.getByText(join.guess.sentText)).toBeVisible();
		}
		await expectAccessibleInBothThemes(first);
		// The names of what will be sent are at their lines.
		const names = section(first, join.fields).locator("ul[aria-hidden] > li");
		await expect(names).toHaveCount(3);
		await expect(names.last()).toBeVisible();
		for (const pupil of pupils) {
			const sent = pupil.waitForRequest("**/api/class-memberships/result");
			await pupil.getByRole("button", { name: join.send, exact: true }).click();
			expect(Object.keys((await sent).postDataJSON().result).sort()).toEqual(["categories"]);
			await expect(pupil.getByRole("heading", { name: join.look })).toBeFocused();
		}
		await expect(wall.getByRole("status").first()).toContainText("6");
		await expect(wall.getByText(classes.light.aboutGuessed.replace("{{count}}", "5"))).toBeVisible();
		await expectReadFromTheLastRow(wall);
		await expectLight(wall);
		// The picture alone is the lines and their names.
		await page.keyboard.press("f");
		await expect(wall.getByText(classes.light.aboutGuessed.replace("{{count}}", "5"))).toHaveCount(0);
		await expect(wall.locator("ul:not([aria-hidden])")).toHaveCount(0);
		await expect(wall.locator("ul[aria-hidden] > li").first()).toBeVisible();
		await page.keyboard.press("f");
		await wall.getByRole("button", { name: classes.light.table }).click();
		await expectReadFromTheLastRow(wall);
		// All fourteen fields are above the question.
		const [table, title] = await Promise.all([
			wall.getByRole("table").boundingBox(),
			wall.getByRole("paragraph").nth(-2).boundingBox(),
		]);
		expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
		await page.keyboard.press("Escape");

		await expect(page.getByRole("row")).toHaveCount(7);
		// The lesson is made from the class's own spectrum, and contains no names.
		await page.getByRole("link", { name: classes.lesson.open }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("=Seconde 4");
		await expect(page.getByText(lesson.needs)).toBeVisible();
		await expect(page.getByRole("heading", { name: lesson.parts.careers.title })).toBeVisible();
		await expect(
			page.getByRole("img", { name: lesson.parts.careers.open.replace("{{career}}", "") }),
		).toHaveCount(3);
		await expectAccessibleInBothThemes(page);
		expect(await printedPages(page)).toBe(2);
		await page.getByRole("link", { name: lesson.toClass }).click();

		await expect(page.getByRole("row")).toHaveCount(7);
		// The next pupil of a shared device starts anew: the place and what was sent stay.
		const shared = pupils[1] ?? first;
		await expect(shared.getByRole("button", { name: join.send, exact: true })).toBeHidden();
		await shared.getByRole("button", { name: join.notYou }).click();
		await expect(shared.getByRole("button", { name: join.submit })).toBeVisible();
		await expect(page.getByRole("row")).toHaveCount(7);
		await first.getByRole("button", { name: join.leaveCounted }).click();
		await expect(first.getByRole("button", { name: join.submit })).toBeVisible();
		await expect(page.getByRole("row")).toHaveCount(6);
		for (const pupil of pupils) await pupil.context().close();

		// A pupil with an account appears under the first name, and leaves from the account page.
		const lina = await (await browser.newContext()).newPage();
		await enrol(lina.context().request, newPerson("Lina"), { locale });
		await open(lina, address);
		await lina.getByRole("button", { name: join.submit }).click();
		await expect(page.getByRole("rowheader", { name: "Lina" })).toBeVisible();
		await open(lina, pathIn(locale, "/account"));
		const named = ownAccount.classes.leaveNamed.replace("{{name}}", "=Seconde 4");
		await lina.getByRole("button", { name: named }).click();
		const asked = lina.getByRole("dialog");
		await asked.getByRole("button", { name: ownAccount.classes.leave, exact: true }).click();
		await expect(lina.getByText(ownAccount.classes.none)).toBeVisible();
		await expect(page.getByRole("rowheader", { name: "Lina" })).toBeHidden();
		await lina.context().close();
	});

	test(`class (${locale}): a teacher changes its name and level, and finds it in the archive once it is closed`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson("Claire"), { locale, role: "teacher" });
		await open(page, pathIn(locale, "/dashboard"));
		await page.getByLabel(classes.create.name).fill("Seconde 4");
		await page.getByRole("button", { name: classes.create.submit }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Seconde 4" })).toBeVisible();

		await page.getByRole("button", { name: classes.actions.edit }).click();
		const name = page.getByRole("dialog").getByLabel(classes.create.name);
		await expect(name).toHaveValue("Seconde 4");
		await name.fill("  ");
		await page.getByRole("button", { name: classes.actions.editSubmit }).click();
		await expect(name).toHaveAttribute("aria-invalid", "true");
		await expect(name).toBeFocused();

		await name.fill("Première 2");
		await page.getByLabel(classes.create.level).fill("Première");
		await page.getByRole("button", { name: classes.actions.editSubmit }).click();
		await expect(page.getByText(classes.actions.edited, { exact: true })).toBeVisible();
		await expect(page.getByRole("heading", { level: 1, name: "Première 2" })).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await page.reload();
		await expect(page.getByRole("heading", { level: 1, name: "Première 2" })).toBeVisible();
		await expect(page.getByText("Première", { exact: true })).toBeVisible();

		await page.getByText(classes.actions.more, { exact: true }).click();
		await page.getByRole("button", { name: classes.actions.close }).click();
		await expect(page.getByText(classes.page.codeClosed)).toBeVisible();
		await page.getByRole("link", { name: classes.page.back }).click();
		await page.getByText(classes.own.archive.replace("{{count}}", "1")).click();
		await expectAccessibleInBothThemes(page);
		const reopen = classes.own.reopenNamed.replace("{{name}}", "Première 2");
		await page.getByRole("button", { name: reopen }).click();
		await expect(page.getByText(classes.own.archive.replace("{{count}}", "1"))).toBeHidden();
		await expect(page.getByRole("link", { name: "Première 2" })).toBeVisible();
	});

	test(`class (${locale}): a pupil's place moves to a second device, and a teacher removes the latest to join @long`, async ({
		page,
		context,
		browser,
	}) => {
		await enrol(context.request, newPerson("Claire"), { locale, role: "teacher" });
		await open(page, pathIn(locale, "/dashboard"));
		await page.getByLabel(classes.create.name).fill("Seconde 5");
		await page.getByRole("button", { name: classes.create.submit }).click();
		const code = await page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();

		const address = `${new URL(page.url()).origin}${pathIn(locale, "/join")}#${code.replace(" ", "")}`;
		const phone = await joinBy(browser, address, 0);
		await phone.getByRole("button", { name: join.other.open }).click();
		const claimed = await phone.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
		await expectAccessibleInBothThemes(phone);
		const qr = (await readQr(phone.getByRole("img", { name: join.other.qr }))) ?? "";
		expect(qr).toContain(`#${claimed.replace(" ", "")}`);
		const tablet = await (await browser.newContext()).newPage();
		await open(tablet, qr);
		await tablet.getByRole("button", { name: join.submit }).click();
		await expect(tablet.getByRole("button", { name: join.notYou })).toBeVisible();
		await expect(phone.getByText(join.other.moved)).toBeVisible();
		await expect(page.getByRole("row")).toHaveCount(2);

		await page.getByRole("button", { name: classes.recent.open }).click();
		const dialog = page.getByRole("dialog", { name: classes.recent.title });
		await dialog.getByRole("radio").nth(1).check();
		await expectAccessibleInBothThemes(page);
		await dialog.getByRole("button", { name: classes.recent.submit_one.replace("{{count}}", "1") }).click();
		await expect(page.getByText(classes.recent.removed_one.replace("{{count}}", "1"))).toBeVisible();
		await expect(page.getByRole("row")).toHaveCount(0);
		for (const pupil of [phone, tablet]) await pupil.context().close();
	});

	test(`class (${locale}): a teacher hands it over to a colleague by mail @long`, async ({
		page,
		context,
		browser,
	}) => {
		await enrol(context.request, newPerson("Claire"), { locale, role: "teacher" });
		await open(page, pathIn(locale, "/dashboard"));
		await page.getByLabel(classes.create.name).fill("Seconde 6");
		await page.getByRole("button", { name: classes.create.submit }).click();
		await page.getByText(classes.actions.more, { exact: true }).click();
		await page.getByRole("button", { name: classes.handOver.open }).click();
		const paul = newPerson("Paul");
		await page.getByLabel(classes.handOver.email).fill(paul.email);
		await page.getByRole("button", { name: classes.handOver.submit }).click();
		await expect(page.getByRole("button", { name: classes.handOver.withdraw })).toBeVisible();
		await expectAccessibleInBothThemes(page);

		const guest = await (await browser.newContext()).newPage();
		const mail = await mailTo(paul.email, "classOffer");
		const link = /https?:\/\/\S+\/class-offer\S*#\S+/.exec(mail)?.[0] ?? "";
		await open(guest, link);
		await expect(guest.getByText(paul.email)).toBeVisible();
		await expectAccessibleInBothThemes(guest);
		await enrol(guest.context().request, paul, { locale, role: "teacher" });
		const colleague = await guest.context().newPage();
		await open(colleague, link);
		await colleague.getByRole("button", { name: classes.offer.accept }).click();
		await colleague.getByRole("link", { name: classes.offer.open }).click();
		await expect(colleague.getByRole("link", { name: "Seconde 6" })).toBeVisible();
		await expect(page.getByRole("heading", { name: classes.page.unknown })).toBeVisible();
		await colleague.context().close();
	});
}
