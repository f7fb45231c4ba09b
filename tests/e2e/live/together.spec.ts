import type { Browser, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { putStorage } from "../support/browser-storage.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, messagesOf, open, pathIn, section, test } from "../support/page-test.ts";
import { enrol, newPerson, type Person } from "../support/people.ts";
import { answersAt, finishedQuiz } from "../support/quiz-answers.ts";

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
const projector = { viewport: { width: 1920, height: 1080 }, reducedMotion: "reduce" } as const;

/** A page of a new browser context. */
const pageOf = async (browser: Browser, options: typeof phone | typeof projector): Promise<Page> =>
	(await browser.newContext(options)).newPage();

/** A pupil who finished the quiz on a phone in this language, and joins the class of this code by typing it. */
const joins = async (page: Page, locale: Locale, code: string, option: number): Promise<Page> => {
	const { join } = messagesOf(locale);
	await putStorage(page, finishedQuiz(answersAt(option)));
	await open(page, pathIn(locale, "/join"));
	await page.getByLabel(join.code, { exact: true }).fill(code);
	await page.getByRole("button", { name: join.submit }).click();
	await expect(page.getByRole("button", { name: join.send, exact: true })).toBeVisible();
	return page;
};

const send = async (page: Page, locale: Locale): Promise<void> => {
	const { join } = messagesOf(locale);
	await page.getByRole("button", { name: join.send, exact: true }).click();
	await expect(page.getByRole("heading", { name: join.look })).toBeVisible();
};

// Every part has a test of its own in each run; this one takes half a minute.
test.skip(!isLongRun, "only in the long run");

test("together: an institution, a teacher with a live view, six pupils with nicknames, one with an account and a parent work at once, in both languages", async ({
	browser,
}) => {
	test.slow();
	const [english, french] = [messagesOf("en"), messagesOf("fr")];
	const lina: Person = { ...newPerson("Lina"), lastName: "Secretname" };
	const [school, wallPage, mother, pupil] = await Promise.all([
		pageOf(browser, projector),
		pageOf(browser, projector),
		pageOf(browser, phone),
		pageOf(browser, phone),
	]);
	await enrol(school.context().request, newPerson("Odile"), { locale: "en", role: "institution" });
	await enrol(wallPage.context().request, newPerson("Claire"), { locale: "fr", role: "teacher" });
	await enrol(mother.context().request, newPerson("Rosa"), { locale: "en", role: "parent" });
	await enrol(pupil.context().request, lina, { locale: "fr" });

	// The institution, in English; the teacher joins it, in French.
	await open(school, pathIn("en", "/dashboard"));
	await school.getByLabel(english.institution.create.name).fill("Lycée Marie-Curie");
	await school.getByLabel(english.institution.create.town).fill("Lyon");
	await school.getByRole("button", { name: english.institution.create.submit }).click();
	const schoolCode = await school.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
	await open(wallPage, pathIn("fr", "/dashboard"));
	const own = section(wallPage, french.institution.own.title);
	await own.getByLabel(french.institution.own.code).fill(schoolCode);
	await own.getByRole("button", { name: french.institution.own.check }).click();
	await wallPage
		.getByRole("dialog")
		.getByRole("button", { name: french.institution.own.join, exact: true })
		.click();
	await expect(own.getByText("Lycée Marie-Curie · Lyon")).toBeVisible();

	// The class and its live view.
	await wallPage.getByLabel(french.classes.create.name).fill("Seconde 4");
	await wallPage.getByRole("button", { name: french.classes.create.submit }).click();
	const code = await wallPage.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
	await wallPage.getByRole("button", { name: french.classes.page.project }).click();
	const wall = wallPage.getByRole("dialog", { name: french.classes.light.label });

	// Six join under a nickname, one under the first name, at once, half of them in each language.
	const languages: readonly Locale[] = ["en", "fr", "en", "fr", "en", "fr"];
	const [withAccount, ...nicknamed] = await Promise.all([
		joins(pupil, "fr", code, 6),
		...languages.map(async (locale, index) => joins(await pageOf(browser, phone), locale, code, index % 4)),
	]);
	await expect(wall.getByText(fillIn(french.classes.light.joined, { count: "7" }))).toBeVisible();
	await wall.getByRole("button", { name: french.classes.light.showLight }).click();
	await Promise.all([
		...(withAccount ? [send(withAccount, "fr")] : []),
		...nicknamed.map((page, index) => send(page, languages[index] ?? "en")),
	]);
	// The live view updates: seven lines, and their colour.
	const arrived = fillIn(french.classes.light.arrived, { sent: "7", joined: "7" });
	await expect(wall.getByText(arrived)).toBeVisible();
	await expect(wall.getByRole("button", { name: french.classes.light.table })).toBeVisible();
	for (const secret of [lina.firstName, lina.lastName, lina.email])
		await expect(wall.getByText(secret)).toHaveCount(0);
	await wallPage.keyboard.press("Escape");
	await expect(wallPage.getByRole("row")).toHaveCount(8);
	await expect(wallPage.getByRole("rowheader", { name: "Lina" })).toBeVisible();

	// The pupil links her parent meanwhile, each in their own language; the parent sees nothing of the class.
	await open(pupil, pathIn("fr", "/family"));
	await pupil.getByLabel(french.families.student.make.name).fill("Lili");
	await pupil.getByRole("button", { name: french.families.student.make.submit, exact: true }).click();
	const familyCode = await pupil.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).innerText();
	await open(mother, pathIn("en", "/dashboard"));
	await mother.getByLabel(english.families.parent.code.label, { exact: true }).fill(familyCode);
	await mother.getByRole("button", { name: english.families.parent.code.submit, exact: true }).click();
	await expect(mother.getByRole("heading", { name: "Lili" })).toBeVisible();
	await expect(pupil.getByText(fillIn(french.families.student.exactly, { parent: "Rosa" }))).toBeVisible();

	// The institution sees the class in numbers.
	await open(school, pathIn("en", "/dashboard"));
	const row = section(school, english.institution.classes.title).getByRole("row");
	await expect(row.filter({ hasText: "Seconde 4" })).toContainText("7");
	await expect(section(school, english.institution.interests.title)).toContainText(/about \d of 5/);

	// No page reveals whose child Lina is, and only those who may know her first name have it.
	for (const [page, secrets] of [
		[wallPage, [lina.lastName, lina.email]],
		[mother, [lina.firstName, lina.lastName, lina.email, "Seconde 4"]],
		[school, [lina.firstName, lina.lastName, lina.email]],
	] as const) {
		const text = await page.content();
		for (const secret of secrets) expect(text).not.toContain(secret);
	}
	for (const page of [school, wallPage, mother, pupil, ...nicknamed]) await page.context().close();
});
