import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import { putStorage, readSession } from "../support/browser-storage.ts";
import { careerIn } from "../support/catalogue.ts";
import { openEarly } from "../support/early-page.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessible,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { answersAt, putFinishedQuiz, quizIn, resultsOf } from "../support/quiz-answers.ts";

const fields = [
	["Biology", "biology"],
	["Chemistry", "chemistry"],
	["Physics", "physics"],
	["Earth Science", "earth-science"],
	["Space Science", "space-science"],
	["Computer Science", "computer-science"],
	["Mathematics", "mathematics"],
	["Engineering", "engineering"],
] as const;

// shows 2.14
test("home: the hero has tagline, title, description and buttons to the quiz and to explore", async ({
	page,
}) => {
	await open(page, "/");
	const hero = page.locator("main section").first();
	await expect(hero.getByText("Find your wavelength in science.")).toBeVisible();
	await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(hero.getByRole("link", { name: "Take the quiz" })).toHaveAttribute("href", "/quiz");
	await expect(hero.getByRole("link", { name: "Explore careers" })).toHaveAttribute("href", "/explore");
});

// shows 2.15
test("home: there are four feature cards, the quest's with a Play Now link", async ({ page }) => {
	await open(page, "/");
	for (const name of ["Career discovery", "Educational guidance", "Real scientists", "Career quest games"])
		await expect(page.getByRole("heading", { name })).toBeVisible();
	await page.getByRole("link", { name: "Play Now" }).click();
	await expect(page).toHaveURL("/career-quest");
});

// shows 2.16, 2.17
test("home: eight fields link to explore with their slug, and explore opens on that field", async ({
	page,
}) => {
	await open(page, "/");
	const grid = page.getByRole("list", { name: "Eight fields to start from" });
	await expect(grid.getByRole("link")).toHaveCount(fields.length);
	for (const [name, slug] of fields)
		await expect(grid.getByRole("link", { name })).toHaveAttribute("href", `/explore?category=${slug}`);
	await grid.getByRole("link", { name: "Earth Science" }).click();
	await expect(page.getByRole("button", { name: /^Earth Science, \d+ careers$/ })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
});

// shows 2.18
test("home: the closing call to action leads to the quiz", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("link", { name: "Start the quiz" }).click();
	await expect(page).toHaveURL("/quiz");
});

for (const locale of journeyLanguages("fr")) {
	test(`home: it is accessible and complete in ${locale}`, { tag: "@sizes" }, async ({ page }) => {
		await open(page, pathIn(locale, "/"));
		const messages = messagesOf(locale).home;
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		await expect(page.getByRole("heading", { level: 1, name: messages.hero.title })).toBeVisible();
		await expectAccessible(page);
	});
}

test("home: prices and invented researchers are stated before any click", async ({ page }) => {
	await open(page, "/");
	await expect(page.getByText("with Premium, €20 a consultation", { exact: false })).toBeVisible();
	await expect(
		page.getByText("the researchers may be invented: if so, the page of consultations says so", {
			exact: false,
		}),
	).toBeVisible();
});

test("home: an answer to the first question lights its lines, names careers and counts in the quiz", {
	tag: "@sizes",
}, async ({ page }) => {
	const questionnaire = quizIn("en");
	const question = questionnaire.questions.find(({ id }) => id === "career-motivation");
	const option = question?.options[1];
	const { common, home } = messagesOf("en");
	await open(page, "/");
	const group = page.getByRole("group", { name: question?.text ?? "" });
	await group.getByText(option?.text ?? "").click();
	await expect(group.getByRole("radio", { name: option?.text ?? "" })).toBeChecked();
	for (const key of option?.careerCategories ?? [])
		await expect(page.locator(`main section`).first()).toContainText(
			common.inText[key as keyof typeof common.inText],
		);
	const [career] = option?.careerIds ?? [];
	await expect(
		page.getByRole("link", { name: careerIn("en", career as CareerId).title, exact: true }).first(),
	).toBeVisible();
	// The lit careers and the next step are in view without scrolling.
	await expect(page.getByRole("link", { name: home.hero.goOn })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	await page.getByRole("link", { name: home.hero.goOn }).click();
	await expect(page.getByText("Question 1 of 16")).toBeVisible();
	const text = messagesOf("en").quiz.progress;
	await expect(page.getByRole("progressbar", { name: text })).toHaveAttribute("aria-valuenow", "1");
	expect(await readSession(page, "quizAnswers")).toEqual({ "career-motivation": [option?.id] });
	await page.goBack();
	await expect(group.getByRole("radio", { name: option?.text ?? "" })).toBeChecked();
});

test("home: an answer ticked before the scripts start counts", async ({ page }) => {
	const start = await openEarly(page, "/");
	const radio = page.getByRole("radio").nth(2);
	await radio.locator("..").click();
	await start();
	await expect(page.getByRole("link", { name: messagesOf("en").home.hero.goOn })).toBeVisible();
	await expect(radio).toBeChecked();
	expect(Object.keys((await readSession(page, "quizAnswers")) as object)).toEqual(["career-motivation"]);
});

test("home: an answer after a finished quiz starts a retake and keeps the finished answers", async ({
	page,
}) => {
	const question = quizIn("en").questions.find(({ id }) => id === "career-motivation");
	// With "None of these" everywhere, the results have no careers to show here, and the question stays.
	const none = Object.fromEntries(
		quizIn("en").questions.map(({ id, options }) => [id, [options.at(-1)?.id ?? ""]]),
	);
	await putFinishedQuiz(page, none);
	await open(page, "/");
	await page.getByText(question?.options[1]?.text ?? "").click();
	expect(await readSession(page, "quizAnswers")).toEqual(none);
	expect(await readSession(page, "quizRetake")).toEqual({ "career-motivation": [question?.options[1]?.id] });
});

test("home: damaged answers of this visit never break the page @long", async ({ page }) => {
	for (const quizAnswers of [
		"{",
		"[1]",
		'"x"',
		'{"career-motivation":[7]}',
		'{"career-motivation":["no"]}',
	]) {
		await putStorage(page, { session: { quizAnswers } });
		await open(page, "/");
		await expect(page.getByRole("link", { name: messagesOf("en").home.hero.quiz })).toBeVisible();
	}
});

test("home: a visitor with results never sees the question for strangers, not even before the scripts", {
	tag: "@sizes",
}, async ({ page }) => {
	await putFinishedQuiz(page, answersAt(2));
	const start = await openEarly(page, "/");
	const { home } = messagesOf("en");
	await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
	await expect(page.getByRole("radio")).toHaveCount(0);
	await start();
	await expect(page.getByRole("heading", { level: 1, name: home.own.heading })).toBeVisible();
	await expect(page.getByRole("region", { name: home.own.title })).toBeVisible();
});

for (const locale of journeyLanguages("fr"))
	test(`home: a visitor with results sees their own careers first (${locale})`, async ({ page }) => {
		const answers = answersAt(2);
		await putFinishedQuiz(page, answers);
		await open(page, pathIn(locale, "/"));
		const { home } = messagesOf(locale);
		await expect(page.getByRole("heading", { level: 1, name: home.own.heading })).toBeVisible();
		const own = page.getByRole("region", { name: home.own.title });
		const titles = resultsOf(answers).topCareers.map((id) => careerIn(locale, id as CareerId).title);
		await expect(own.getByRole("listitem")).toContainText(titles);
		await expect(own.locator(".fingerprint > i[style]").first()).toBeVisible();
		await expectAccessibleInBothThemes(page);
		// The next step is in the first view of a phone, above the tabs of the site.
		await page.setViewportSize({ width: 390, height: 844 });
		const next = own.getByRole("link", { name: home.own.open });
		expect((await next.boundingBox())?.y).toBeLessThan(600);
		await next.click();
		await expect(page).toHaveURL(pathIn(locale, "/results"));
	});

test("home: each line of the band has its name, upright on a phone and level on wide screens", async ({
	page,
}) => {
	const { fields } = messagesOf("fr").common;
	for (const [width, mode] of [
		[320, "vertical-rl"],
		[1280, "horizontal-tb"],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/fr/");
		const names = page.locator("main section").first().locator("ul[aria-hidden] > li");
		await expect(names).toHaveText(Object.values(fields));
		await expect(names.first()).toHaveCSS("writing-mode", mode);
		// No name touches another, and none leaves the page.
		const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()));
		for (const [index, one] of boxes.entries())
			for (const other of boxes.slice(index + 1)) {
				if (!one || !other) throw new Error("A name is not drawn");
				const apart =
					one.x + one.width <= other.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
				expect(apart).toBe(true);
				expect(other.x + other.width).toBeLessThanOrEqual(width);
			}
	}
});
