import type { Page } from "@playwright/test";
import { noSciencePersonas } from "../../../src/content/quiz/no-science-personas.ts";
import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import { isCategoryKey } from "../../../src/domain/careers/category.ts";
import { truncate } from "../../../src/domain/careers/truncate.ts";
import { encodeResultCode } from "../../../src/domain/quiz/result-code.ts";
import { scoreAnswers, tiesAtCut } from "../../../src/domain/quiz/score.ts";
import { decideTie } from "../../../src/domain/quiz/tie-decision.ts";
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
import {
	answersAt,
	answersFor,
	putFinishedQuiz,
	quizIn,
	resultsOf,
	topCareerTitles,
} from "../support/quiz-answers.ts";

const answers = answersAt();
const results = resultsOf(answers);
const titleOf = (id: string): string => careerIn("en", id as CareerId).title;
const list = (page: Page) => page.getByRole("region", { name: "Five careers to start from" });

// shows 2.23, 4.5, 8.19
test("results: without saved results the page redirects to the quiz silently", async ({ page }) => {
	await open(page, "/about");
	await page.goto("/results");
	await expect(page).toHaveURL("/quiz");
	await expect(page.getByText("Question 1 of 16")).toBeVisible();
	await expect(page.locator("[data-tone]")).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL("/about");
});

test("results: the page names fields that only the order of the questions left out", async ({ page }) => {
	const questionnaire = quizIn("en");
	const allAnswers = Array.from({ length: 8 }, (_, index) => answersAt(index));
	const tiedIn = (one: ReturnType<typeof answersAt>) =>
		tiesAtCut(scoreAnswers(questionnaire, one)).categories.filter(isCategoryKey);
	const tied = allAnswers.find((one) => tiedIn(one).length > 0) ?? {};
	const { inText } = messagesOf("en").common;
	await putFinishedQuiz(page, tied);
	await open(page, "/results");
	const note = page.getByText(/level with the last of these, and left out only because of the order/);
	for (const key of tiedIn(tied)) await expect(note).toContainText(inText[key]);
	expect(tiedIn(tied).length).toBeGreaterThan(0);
});

// shows 2.24
test("results: a loading title and subtitle appear until the results are read", async ({ page }) => {
	await putFinishedQuiz(page, answers);
	const answer = await openEarly(page, "/results");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Adding up your answers…");
	await expect(page.getByText("Just a moment.")).toBeVisible();
	await expectAccessible(page);
	await answer();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your spectrum is/);
});

// shows 1.2, 2.25, 2.26, 2.27, 2.31
test("results: the page shows title, subtitle, a card per top career, best first, with the answers that led to it, a profile and the spectrum as a table", {
	tag: "@sizes",
}, async ({ page }) => {
	await putFinishedQuiz(page, answers);
	await open(page, "/results");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your spectrum is/);
	await expect(
		page.getByText(/^Each number says how many of your answers \(\d+ in all\) point to that career/),
	).toBeVisible();
	const cards = list(page).getByRole("article");
	await expect(cards.getByRole("heading", { level: 3 })).toHaveText(results.topCareers.map(titleOf));
	for (const [index, id] of results.topCareers.entries()) {
		const { description, subjects, category, title } = careerIn("en", id as CareerId);
		const card = cards.nth(index);
		await expect(card).toHaveAttribute("data-line", category);
		const row = card.getByRole("button", { name: title, exact: true });
		await expect(row).toHaveAttribute("aria-expanded", "false");
		await row.click();
		await expect(row).toHaveAttribute("aria-expanded", "true");
		const words = truncate(description, 120);
		await expect(card.getByText(words, { exact: true })).toBeVisible();
		expect(words.endsWith("…")).toBe(description.length > 120);
		const more = subjects.length - 3;
		const badges = subjects.slice(0, 3).map(({ label }) => label);
		await expect(
			card.getByRole("list", { name: messagesOf("en").common.card.subjects }).getByRole("listitem"),
		).toHaveText(more > 0 ? [...badges, `+${more} more`] : badges);
		await expect(card.getByRole("link", { name: `Learn more: ${title}` })).toHaveText("Learn more");
	}
	const profile = page.getByRole("region", { name: "Your profile" });
	await expect(profile.getByText(/^These are the fields that come up most in your answers/)).toBeVisible();
	const fields = messagesOf("en").common.categories;
	const names = results.topCategories.map((key) => fields[key as keyof typeof fields]);
	await expect(profile.getByRole("listitem")).toHaveText(names);
	for (const name of names) expect(name).toMatch(/^[A-Z]/);

	const score = scoreAnswers(quizIn("en"), answers);
	const count = score.careers.find(({ id }) => id === results.topCareers[0])?.count;
	const first = cards.first();
	await expect(first.getByText(`Why: ${count} answers`)).toBeVisible();
	await expect(first.locator("ol").getByRole("listitem")).toHaveCount(count ?? 0);
	await expect(first.getByText(/^(Solid|Fairly solid|Could change): /)).toBeVisible();
	await expect(first.getByText(/^(Solid|Fairly solid|Could change)$/)).toBeVisible();
	await page.getByText("Show as a table").click();
	const rows = page.getByRole("row");
	await expect(rows).toHaveCount(15);
	await expect(rows.nth(1)).toContainText(String(score.categories[0]?.count));
	await expectAccessible(page);
	await first.getByRole("link", { name: /^Learn more/ }).click();
	await expect(page).toHaveURL(`/career/${results.topCareers[0]}`);
});

test("results: careers that only the order of the questions left out are named", async ({ page }) => {
	const few = { subjects: answersAt().subjects ?? [] };
	const leftOut = tiesAtCut(scoreAnswers(quizIn("en"), few)).careers;
	expect(leftOut.length).toBeGreaterThan(0);
	await putFinishedQuiz(page, few);
	await open(page, "/results");
	// The tie has one section, and no second sentence below the list.
	const level = page.getByRole("region", { name: /level\.$/ });
	await level.getByText(/^See which/).click();
	await expect(page.getByText(/scored the same as the last one on the list/)).toHaveCount(0);
	for (const id of leftOut)
		await expect(level.getByRole("link", { name: titleOf(id), exact: true })).toHaveAttribute(
			"href",
			`/career/${id}`,
		);
	await expectAccessible(page);
});

test("results: a brightest field without a career among the five is explained, with its best career @long", async ({
	page,
}) => {
	// Mathematics has the most answers, each for another kind of work.
	const scattered = {
		subjects: ["chemistry"],
		activities: ["exploring-nature"],
		environment: ["kitchen"],
		goals: ["better-food"],
		"work-style": ["graphs"],
		interests: ["ancient-dna"],
		"learning-style": ["explain-it"],
		"research-approach": ["watch-on-site"],
		"career-motivation": ["understanding"],
		"time-horizon": ["lifetime"],
		uncertainty: ["deciding-test"],
		"impact-preference": ["wronged"],
		"tech-preference": ["prototyping"],
		"scale-preference": ["molecules"],
		communication: ["advise"],
		"big-question": ["true-or-false"],
	};
	const second = quizIn("en", 2);
	const { topCareers, topCategories } = resultsOf(scattered, second);
	expect(topCategories[0]).toBe("math");
	expect(topCareers).not.toContain("mathematician");
	await putFinishedQuiz(page, scattered, second);
	await open(page, "/results");
	const parted = page.getByRole("paragraph").filter({ hasText: "stands out most" });
	await expect(parted).toContainText(messagesOf("en").common.inText.math);
	await expect(parted).toContainText("5 answers");
	await expect(parted.getByRole("link", { name: titleOf("mathematician") })).toHaveAttribute(
		"href",
		"/career/mathematician",
	);
	await expectAccessible(page);
});

for (const locale of journeyLanguages("fr"))
	test(`results: where the sciences do not stand out, the page names no career but the next steps, in ${locale}`, async ({
		page,
	}) => {
		const words = messagesOf(locale).results;
		for (const { answers } of noSciencePersonas.slice(0, 2)) {
			await putFinishedQuiz(page, answers);
			await open(page, pathIn(locale, "/results"));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.noStandOut.title);
			await expect(list(page)).toHaveCount(0);
			await expect(page.getByRole("link", { name: words.noStandOut.everything.link })).toHaveAttribute(
				"href",
				words.noStandOut.everything.address,
			);
			await expect(page.getByRole("link", { name: words.noStandOut.counsellor.link })).toBeVisible();
			await expect(page.getByRole("heading", { name: words.noStandOut.own.chosen })).toBeVisible();
			await expect(page.getByRole("button", { name: words.actions.email })).toBeVisible();
			await expectAccessible(page);
		}
		const code = encodeResultCode(quizIn(locale), noSciencePersonas[0]?.answers ?? {});
		await open(page, pathIn(locale, `/results#${code}`));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.noStandOut.title);
		await expect(page.getByRole("heading", { name: words.noStandOut.shared.chosen })).toBeVisible();
	});

for (const locale of journeyLanguages("en"))
	test(`results: where several sciences attract but no career is ahead, the page begins with their fields, in ${locale}`, async ({
		page,
	}) => {
		const words = messagesOf(locale).results.noStandOut;
		const chosen: Record<string, string> = {
			subjects: "physics",
			activities: "watching-the-sky",
			environment: "outdoors",
			goals: "saved-nature",
			"work-style": "go-and-see",
			interests: "galaxies",
			"learning-style": "observe",
			"research-approach": "watch-on-site",
			"tech-preference": "satellites",
			"scale-preference": "universe",
			"big-question": "warming-planet",
		};
		const ids = quizIn(locale).questions.map(({ id }) => id);
		await putFinishedQuiz(page, Object.fromEntries(ids.map((id) => [id, [chosen[id] ?? "none"]])));
		await open(page, pathIn(locale, "/results"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.own.attractedTitle);
		const steps = page.getByRole("region", { name: words.next }).getByRole("heading", { level: 3 });
		await expect(steps).toHaveText([words.fields.title, words.counsellor.title, words.everything.title]);
		await page.getByRole("link", { name: messagesOf(locale).common.categories.space }).click();
		await expect(page).toHaveURL(/explore\?category=space/);
		await expectAccessible(page);
	});

for (const locale of journeyLanguages("en"))
	test(`results: a student decides between level careers by their Tuesdays, in ${locale}`, async ({
		page,
	}) => {
		const words = messagesOf(locale).results.tie;
		const level = Array.from({ length: 8 }, (_, index) => answersAt(index)).find(
			(one) => decideTie(scoreAnswers(quizIn(locale), one), [])?.leftOut === 1,
		);
		if (!level) throw new Error("no answers leave one level career out");
		const decision = decideTie(scoreAnswers(quizIn(locale), level), ["second"]);
		const title = (id = "") => careerIn(locale, id as CareerId).title;
		await putFinishedQuiz(page, level);
		await open(page, pathIn(locale, "/results"));
		await page.getByRole("button", { name: words.start }).click();
		const question = page.getByRole("heading", { name: words.question });
		await expect(question).toBeFocused();
		await expect(question.locator("..").locator("..")).not.toContainText(title(decision?.entered[0]));
		await expectAccessible(page);
		await page.getByRole("button", { name: words.second }).click();
		await expect(page.getByRole("heading", { name: words.decided })).toBeVisible();
		await expect(page.getByRole("heading", { level: 3, name: title(decision?.entered[0]) })).toBeVisible();
		await expect(page.getByRole("heading", { level: 3, name: title(decision?.left[0]) })).toHaveCount(0);
		await page.reload();
		await expect(page.getByRole("heading", { level: 3, name: title(decision?.entered[0]) })).toBeVisible();
		const code = encodeResultCode(quizIn(locale), level, ["second"]);
		await open(page, pathIn(locale, `/results#${code}`));
		await expect(page.getByRole("heading", { level: 3, name: title(decision?.entered[0]) })).toBeVisible();
		await expect(page.getByRole("button", { name: words.again })).toHaveCount(0);
	});

test("results: education as the brightest line is explained as part of any science, with links @long", async ({
	page,
}) => {
	const taught = answersFor("education");
	expect(resultsOf(taught).topCategories[0]).toBe("education");
	await putFinishedQuiz(page, taught);
	await open(page, "/results");
	const words = messagesOf("en").results.education;
	const block = page.getByRole("region", { name: words.title });
	await block.getByRole("heading", { name: words.title }).click();
	await expect(block).toContainText(words.text);
	await expect(block.getByRole("link", { name: words.teacher })).toHaveAttribute("href", /science-teacher$/);
	expect(await block.getByRole("listitem").count()).toBeGreaterThan(0);
	await expect(page.locator("a[href*='category=education']")).toHaveCount(0);
	await expectAccessible(page);
});

test("results: with health among the brightest fields, a folded note says where the professions close to patients are", async ({
	page,
}) => {
	const healthy = answersFor("health");
	expect(resultsOf(healthy).topCategories).toContain("health");
	await putFinishedQuiz(page, healthy);
	await open(page, "/results");
	const words = messagesOf("en").results.health;
	await expect(page.getByText(words.text)).toBeHidden();
	await page.getByText(words.question).click();
	await expect(page.getByText(words.text)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: words.link }).click();
	await expect(page).toHaveURL("/more-careers");
});

// shows 4.6
test("results: only careers of the catalogue and known categories are shown", async ({ page }) => {
	await putStorage(page, {
		session: {
			quizResults: JSON.stringify({
				topCareers: ["geologist", "time-traveller", "astronomer"],
				topCategories: ["earth", "alchemy", "education"],
			}),
		},
	});
	await open(page, "/results");
	await expect(topCareerTitles(page)).toHaveText(["Geologist", "Astronomer"]);
	await expect(page.getByRole("region", { name: "Your profile" }).getByRole("listitem")).toHaveText([
		"Earth Science",
		"Education",
	]);
	await expectAccessible(page);
});

// shows 2.28
test("results: Retake Quiz starts a new quiz and keeps the results until the new ones exist", async ({
	page,
}) => {
	await putFinishedQuiz(page, answers);
	await open(page, "/results");
	await page.getByRole("link", { name: "Retake Quiz" }).click();
	await expect(page).toHaveURL("/quiz");
	await expect(page.getByText("Question 1 of 16")).toBeVisible();
	await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
	await page.getByRole("checkbox").nth(1).check();
	expect(await readSession(page, "quizResults")).toEqual(results);
	await open(page, "/results");
	await expect(topCareerTitles(page)).toHaveText(results.topCareers.map(titleOf));
	await page.getByRole("link", { name: "Explore All Careers" }).click();
	await expect(page).toHaveURL("/explore");
});

for (const locale of journeyLanguages("fr")) {
	test(`results: the page is in the language ${locale} @long`, async ({ page }) => {
		const words = messagesOf(locale).results;
		await putFinishedQuiz(page, answersAt(2));
		await open(page, pathIn(locale, "/results"));
		await expect(page).toHaveTitle(words.pageTitle);
		await expect(page.getByText(words.own.subtitle.split("{{total}}")[0] ?? "")).toBeVisible();
		await expect(page.getByText(words.own.profileText)).toBeVisible();
		for (const name of [words.actions.email, words.actions.share])
			await expect(page.getByRole("button", { name })).toBeVisible();
		for (const [name, path] of [
			[words.actions.explore, "/explore"],
			[words.actions.retake, "/quiz"],
		] as const)
			await expect(page.getByRole("link", { name })).toHaveAttribute("href", pathIn(locale, path));
		const top = resultsOf(answersAt(2)).topCareers.map((id) => careerIn(locale, id as CareerId).title);
		await expect(topCareerTitles(page)).toHaveText(top);
		await expectAccessibleInBothThemes(page);
	});
}
