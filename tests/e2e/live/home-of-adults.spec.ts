import frenchForAdults from "../../../src/content/messages/fr-adults.json" with { type: "json" };
import { levelledInterests } from "../../../src/domain/families/interests.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { answersAt, quizIn } from "../support/quiz-answers.ts";

for (const locale of journeyLanguages("fr")) {
	const { classes, home } = messagesOf(locale);
	const cards = { en: home.features, fr: frenchForAdults.home.features }[locale];
	const rehearsal = classes.rehearsal.open.replace("{{pupils}}", "28");

	test(`home (${locale}): a signed-in adult is addressed as one, and a teacher plays the wall`, async ({
		browser,
	}) => {
		for (const role of ["teacher", "parent", "institution"] as const) {
			const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
			const page = await context.newPage();
			await enrol(context.request, newPerson(), { locale, role });
			await open(page, pathIn(locale, "/"));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.adults[role].title);
			await expect(page.getByRole("heading", { name: cards.title })).toBeVisible();
			await expect(page.getByText(cards.guidance.description)).toBeVisible();
			await expect(page.getByRole("button", { name: rehearsal })).toHaveCount(role === "teacher" ? 1 : 0);
			await expectAccessibleInBothThemes(page);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width).toBeLessThanOrEqual(320);
			await page.getByRole("link", { name: home.adults[role].open, exact: true }).click();
			await expect(page).toHaveURL(pathIn(locale, "/dashboard"));
			await context.close();
		}
	});

	test(`home (${locale}): a student with a quiz finds their own spectrum and next thing, and the linked parent what the child shows`, async ({
		browser,
	}) => {
		const { common, dashboard } = messagesOf(locale);
		const [students, parents] = [await browser.newContext(), await browser.newContext()];
		await enrol(students.request, newPerson("Lina"), { locale });
		await enrol(parents.request, newPerson("Rosa"), { locale, role: "parent" });
		const sent = async (address: string, data: object) => {
			const answered = await students.request.post(address, { headers: fromOwnPage, data });
			expect(answered.status(), await answered.text()).toBeLessThan(300);
			return answered;
		};
		const student = await students.newPage();
		// Without a quiz it is the question that every visitor finds.
		await open(student, pathIn(locale, "/"));
		await expect(student.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);
		await sent("/api/quiz/attempts", {
			completedAt: "2026-01-02T08:00:00.000Z",
			questionnaireVersion: quizIn(locale).version,
			answers: answersAt(1),
		});
		await open(student, pathIn(locale, "/"));
		await expect(student.getByRole("heading", { level: 1 })).toHaveText(
			dashboard.own.named.one.replace("{{name}}", "Lina"),
		);
		await expect(student.locator("[data-next]")).toBeVisible();
		await expect(student.getByRole("img", { name: dashboard.own.spectrum })).toBeVisible();
		await expectAccessibleInBothThemes(student);

		const { code } = (await (await sent("/api/family/code", { childName: "Lina" })).json()) as {
			code: string;
		};
		const linked = await parents.request.post("/api/family/links", { headers: fromOwnPage, data: { code } });
		expect(linked.status(), await linked.text()).toBe(200);
		const parent = await parents.newPage();
		await open(parent, pathIn(locale, "/"));
		const title = parent.getByRole("heading", { level: 1 });
		await expect(title).toContainText("Lina");
		for (const { category, level } of levelledInterests(quizIn(locale), answersAt(1)))
			if (level === "high") await expect(title).toContainText(common.inText[category]);
		await expectAccessibleInBothThemes(parent);
		for (const context of [students, parents]) await context.close();
	});
}
