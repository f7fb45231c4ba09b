import type { Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { putStorage, readSession } from "../support/browser-storage.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	inHeader,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { enrol, logIn, newPerson, type Person, signInBy } from "../support/people.ts";
import { chooseTime, enrolPremium, freeTime } from "../support/premium.ts";
import { answersAt } from "../support/quiz-answers.ts";
import { quietNotice } from "../support/simulation.ts";
import { answerQuiz, takeQuiz } from "../support/student-work.ts";

const workKeys = ["quizAnswers", "quizRetake", "quizResults", "consultationChoice", "workOffered"];

/** The keys under which a tab stores work. */
const storedWork = async (page: Page): Promise<string[]> => {
	const kept = await Promise.all(workKeys.map((key) => readSession(page, key)));
	return workKeys.filter((_, index) => kept[index] !== null);
};

/** Answers the first three questions of the open quiz. */
const answerThree = async (page: Page, locale: Locale): Promise<void> => {
	await page.bringToFront();
	for (let answered = 1; answered <= 3; answered += 1) {
		const place = fillIn(messagesOf(locale).quiz.questionOf, { number: String(answered), total: "16" });
		await expect(page.getByText(place)).toBeVisible();
		await page.keyboard.press("1");
		await expect(page.locator("input:checked")).toHaveCount(1);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(new RegExp(`question=${answered + 1}`));
	}
};

const logOut = async (page: Page, locale: Locale): Promise<void> => {
	await open(page, pathIn(locale, "/about"));
	await (await inHeader(page, "button", messagesOf(locale).common.navigation.logout)).click();
	await expect(await inHeader(page, "link", messagesOf(locale).common.navigation.login)).toBeVisible();
};

for (const locale of journeyLanguages("fr")) {
	const { common, contact, consultations, guest, quest, quiz } = messagesOf(locale);
	const cleared = common.tabCleared.title;
	const startGame = async (page: Page): Promise<void> => {
		await open(page, pathIn(locale, "/career-quest"));
		await page
			.getByRole("button", {
				name: new RegExp(`^${quest.game.playNamed.split("{{")[0]?.trim().replaceAll(/\s/g, "\\s")}`),
			})
			.first()
			.click();
		await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
	};

	test.describe(`two tabs (${locale})`, () => {
		// The browser logs requests that another account may not make.
		test.use({ expectedErrors: /status of (401|409)/ });

		test("the answers of a student reach no account of the next one, whatever tab they are in", async ({
			page,
			context,
		}) => {
			test.slow();
			const [first, second] = [newPerson("Ines"), newPerson("Tom")];
			await enrol(context.request, second, { locale });
			await enrol(context.request, first, { locale });
			await open(page, pathIn(locale, "/quiz"));
			await answerThree(page, locale);
			const other = await context.newPage();
			await logOut(other, locale);
			await expect(quietNotice(page).getByText(cleared)).toBeVisible();
			expect(await storedWork(page)).toEqual([]);
			await logIn(other, locale, second);
			await page.bringToFront();
			await expect(page.getByText(fillIn(quiz.questionOf, { number: "1", total: "16" }))).toBeVisible();
			await expect(page.locator("input:checked")).toHaveCount(0);
			await answerQuiz(page, locale);
			const { attempts } = await (await context.request.get("/api/quiz/attempts")).json();
			expect(attempts).toHaveLength(1);
		});

		test("a retake, a result, a typed message, a chosen time and an open game end with the account they were started under", async ({
			page,
			context,
		}) => {
			test.slow();
			await enrolPremium(context.request, locale);
			const { researcher, startsAt } = await freeTime(context.request, locale);
			const [retake, form, time, game] = [
				page,
				...(await Promise.all([1, 2, 3].map(() => context.newPage()))),
			];
			if (!form || !time || !game) throw new Error("No page");
			await takeQuiz(retake, locale);
			await open(form, pathIn(locale, "/contact"));
			await form.getByLabel(contact.form.message, { exact: true }).fill("A message of the first person");
			await open(time, pathIn(locale, "/consultations"));
			await chooseTime(time, locale, researcher, startsAt);
			await expect(time.getByRole("button", { name: consultations.booking.book, exact: true })).toBeEnabled();
			await startGame(game);
			const other = await context.newPage();
			await logOut(other, locale);
			for (const tab of [retake, form, time, game]) {
				await tab.bringToFront();
				await expect(quietNotice(tab).getByText(cleared)).toBeVisible();
				expect(await storedWork(tab)).toEqual([]);
			}
			await expect(form.getByLabel(contact.form.message, { exact: true })).toHaveValue("");
			await expect(game.getByRole("dialog")).toHaveCount(0);
		});

		test("a tab that missed every message lets go when it is looked at again, and sends nothing before that", async ({
			page,
			context,
		}) => {
			const [first, second]: Person[] = [newPerson("Ines"), newPerson("Tom")];
			if (!first || !second) throw new Error("No person");
			await enrol(context.request, second, { locale });
			await enrol(context.request, first, { locale });
			await open(page, pathIn(locale, "/contact"));
			for (const [field, text] of [
				["name", "Ines"],
				["email", first.email],
				["message", "A message of the first person"],
			] as const)
				await page.getByLabel(contact.form[field], { exact: true }).fill(text);
			// No page of this browser is involved: no message reaches the tab.
			await signInBy(context.request, second);
			const refused = page.waitForResponse((response) => response.url().endsWith("/api/contact-messages"));
			await page.getByRole("button", { name: contact.form.send, exact: true }).click();
			expect((await refused).status()).toBe(409);
			await expect(quietNotice(page).getByText(common.tabCleared.otherAccount)).toBeVisible();
			await expect(page.getByLabel(contact.form.message, { exact: true })).toHaveValue("");
			await putStorage(page, { session: { quizAnswers: JSON.stringify(answersAt(0, 3)) } });
			await open(page, pathIn(locale, "/quiz"));
			await expect(page).toHaveURL(/question=4/);
			await signInBy(context.request, first);
			await page.evaluate(() => window.dispatchEvent(new Event("focus")));
			await expect(quietNotice(page).getByText(cleared)).toBeVisible();
			expect(await storedWork(page)).toEqual([]);
		});

		test("a guest's tab asks whose its answers are when someone logs in in another tab @long", async ({
			page,
			context,
		}) => {
			test.slow();
			const person = newPerson("Lina");
			await enrol(context.request, person, { locale });
			await context.clearCookies();
			const dialog = (tab: Page) => tab.getByRole("dialog", { name: guest.tab.title });
			const [kept, fresh, empty] = [page, await context.newPage(), await context.newPage()];
			for (const tab of [kept, fresh]) {
				await open(tab, pathIn(locale, "/quiz"));
				await answerThree(tab, locale);
			}
			await open(empty, pathIn(locale, "/explore"));
			const other = await context.newPage();
			await logIn(other, locale, person);
			await kept.bringToFront();
			await expect(dialog(kept)).toContainText("Lina");
			await expectAccessibleInBothThemes(kept);
			await dialog(kept).getByRole("button", { name: guest.tab.keep }).click();
			await expect(dialog(kept)).toHaveCount(0);
			await expect(kept).toHaveURL(/question=4/);
			expect(await storedWork(kept)).toEqual(["quizAnswers"]);
			await fresh.bringToFront();
			await dialog(fresh).getByRole("button", { name: guest.tab.startAfresh }).click();
			await expect(dialog(fresh)).toHaveCount(0);
			expect(await storedWork(fresh)).toEqual([]);
			await expect(fresh.locator("input:checked")).toHaveCount(0);
			await expect(dialog(empty)).toHaveCount(0);
			// The answers that were kept are this account's now: they end with it.
			await logOut(other, locale);
			await expect(quietNotice(kept).getByText(cleared)).toBeVisible();
			expect(await storedWork(kept)).toEqual([]);
		});
	});
}
