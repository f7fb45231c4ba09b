import type { Page } from "@playwright/test";
import { guideAddress } from "../../../src/domain/careers/guides.ts";
import { relatedCareers } from "../../../src/domain/careers/related.ts";
import { truncate } from "../../../src/domain/careers/truncate.ts";
import { type Locale, locales } from "../../../src/domain/shared/locale.ts";
import { careerIn, catalogueIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessible,
	messagesOf,
	open,
	openDisclosures,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";

const english = messagesOf("en");

type Tab = keyof (typeof english)["career"]["tabs"];

/** Opens a tab of the career page. */
const openTab = (page: Page, tab: Tab, locale: Locale = "en") =>
	page.getByRole("link", { name: messagesOf(locale).career.tabs[tab], exact: true }).click();

// shows 2.39, 2.40
test("career: the head shows a back link, the category's colour, title, description and superhero identity", {
	tag: "@sizes",
}, async ({ page }) => {
	const career = careerIn("en", "marine-biologist");
	await open(page, "/career/marine-biologist");
	await expect(page).toHaveTitle(`${career.title} · Spectra`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(career.title);
	await expect(page.getByText(career.description, { exact: true })).toBeVisible();
	const hero = page.getByRole("complementary", { name: "Super Scientist Identity" });
	await expect(hero).toContainText(career.superhero);
	await expect(page.getByRole("article").first()).toHaveAttribute("data-line", "biology");
	const colour = () => hero.evaluate((element) => getComputedStyle(element).borderLeftColor);
	const green = await colour();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Back to Explore" }).click();
	await expect(page).toHaveURL("/explore");
	await open(page, "/career/astronomer");
	expect(await colour()).not.toBe(green);
});

test("career: on a phone no fact overlaps the next one, not even twelve years of studies", {
	tag: "@phone",
}, async ({ page }) => {
	const { career } = messagesOf("fr");
	await open(page, pathIn("fr", "/career/pathologist"));
	const facts = section(page, career.facts.label).locator("dl > div");
	await expect(facts).toHaveCount(4);
	const beyond = await facts.evaluateAll((all) =>
		all.map((fact) => {
			const parts = [...fact.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right);
			return Math.max(...parts) - fact.getBoundingClientRect().right;
		}),
	);
	for (const pixels of beyond) expect(pixels).toBeLessThanOrEqual(0.5);
});

// shows 1.4, 2.41, 2.42, 2.43, 2.45, 3.1
test("career: education, skills, outlook and a professional each have a section", async ({ page }) => {
	const career = careerIn("en", "marine-biologist");
	await open(page, "/career/marine-biologist");
	const skills = section(page, "Skills & Qualities");
	await expect(skills.getByRole("heading", { name: "Key Skills" })).toBeVisible();
	await expect(skills.getByRole("heading", { name: "Personal Qualities" })).toBeVisible();
	await expect(skills.getByRole("listitem")).toHaveText([...career.skills, ...career.qualities]);
	await openTab(page, "school");
	const education = section(page, "Education Requirements");
	await expect(education.getByRole("heading", { name: "Required Subjects" })).toBeVisible();
	// A phone folds what the drawing says too.
	await openDisclosures(education);
	await expect(education.getByText("For a licence, no school subject is compulsory.")).toBeVisible();
	await expect(education.getByRole("heading", { name: "Degree Paths" })).toBeVisible();
	const map = education.getByRole("figure", { name: english.career.studyMap.title });
	await expect(map.getByRole("listitem").filter({ hasText: "Doctorate" })).toContainText(
		"you can start this job",
	);
	await expect(map.getByRole("link", { name: /^Licence/ }).first()).toHaveAttribute(
		"href",
		/parcoursup.*Licence/,
	);
	await expect(education.getByRole("listitem").and(page.locator("li:not(figure li)"))).toHaveText([
		...career.subjects.map(({ label }) => label),
		...career.degrees,
	]);
	await openTab(page, "jobs");
	const outlook = section(page, "Career Outlook");
	await expect(outlook.getByRole("heading", { name: "Growth Outlook" })).toBeVisible();
	await expect(outlook.getByText(career.growthOutlook.summary, { exact: true })).toBeVisible();
	await openTab(page, "people");
	const people = section(page, "Meet a Professional").getByRole("figure");
	await expect(people).toHaveCount(career.professionals.length);
	for (const [index, { name, title, organization, quote }] of career.professionals.entries())
		for (const text of [name, `${title} at ${organization}`, `“${quote}”`, "invented person"])
			await expect(people.nth(index).getByText(text, { exact: true })).toBeVisible();
});

// shows 2.44
test("career: each French institution has a name, a place and a link that opens a new tab", async ({
	page,
	context,
}) => {
	const { institutions } = careerIn("en", "marine-biologist");
	await context.route(/^https:/, (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>x</title>" }),
	);
	await open(page, "/career/marine-biologist#where");
	const items = section(page, "French Institutions").getByRole("listitem");
	await expect(items).toHaveCount(institutions.length);
	for (const [index, { name, location, website }] of institutions.entries()) {
		await expect(items.nth(index).getByText(name, { exact: true })).toBeVisible();
		await expect(items.nth(index).getByText(location, { exact: true })).toBeVisible();
		const link = items.nth(index).getByRole("link", { name: `Visit Website: ${name} (opens in a new tab)` });
		await expect(link).toHaveText("Visit Website");
		await expect(link).toHaveAttribute("href", website);
	}
	const [opened] = await Promise.all([context.waitForEvent("page"), items.first().getByRole("link").click()]);
	await expect(opened).toHaveURL((url) => url.origin === new URL(institutions[0]?.website ?? "").origin);
	await expect(page).toHaveURL("/career/marine-biologist#where");
});

// shows 2.44
test("career: without institutions the section is hidden", async ({ page }) => {
	await page.route("**/assets/marine-biologist-*.js", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(/institutions:\[.*?\](?=,|\})/s, "institutions:[]");
		await route.fulfill({ response, body });
	});
	await open(page, "/explore?q=plankton");
	await page.getByRole("link", { name: "Learn more: Marine biologist" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marine biologist");
	await openTab(page, "jobs");
	await expect(section(page, "Career Outlook")).toBeVisible();
	await expect(page.getByRole("link", { name: "Where", exact: true })).toHaveCount(0);
	await expect(page.locator("#where")).toHaveCount(0);
});

// shows 2.46, 4.9, 9.10, 9.12
test("career: at most three related careers appear, the same category first, cut to 100 characters", async ({
	page,
}) => {
	const career = careerIn("en", "marine-biologist");
	const related = relatedCareers(career, catalogueIn("en"));
	await open(page, "/career/marine-biologist");
	const cards = section(page, "Related Careers").getByRole("article");
	await expect(cards.getByRole("heading")).toHaveText(related.map(({ title }) => title));
	expect(related.length).toBeLessThanOrEqual(3);
	expect(related[0]?.category).toBe("biology");
	for (const [index, { description, title, id }] of related.entries()) {
		const words = await cards.nth(index).getByRole("paragraph").nth(1).innerText();
		expect(words).toBe(truncate(description, 100));
		expect(words.endsWith("…")).toBe(true);
		await expect(cards.nth(index).getByRole("link", { name: `Learn more: ${title}` })).toHaveAttribute(
			"href",
			`/career/${id}`,
		);
	}
	await cards.first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(related[0]?.title ?? "");
});

for (const locale of journeyLanguages("fr"))
	test(`career: the page links to its game, its guides and the nearest researcher, in ${locale}`, async ({
		page,
	}) => {
		const words = messagesOf(locale).career;
		const career = careerIn(locale, "astronomer");
		await open(page, pathIn(locale, "/career/astronomer"));
		await expect(page.getByText("Inès Carlier")).toHaveCount(0);
		await openTab(page, "people", locale);
		const around = section(page, words.around.title);
		for (const { id, title } of career.games)
			await expect(around.getByRole("link", { name: title })).toHaveAttribute(
				"href",
				`${pathIn(locale, "/career-quest")}#game-${id}`,
			);
		expect(career.guides.length).toBeGreaterThan(1);
		for (const { id, title } of career.guides)
			await expect(around.getByRole("link", { name: title })).toHaveAttribute(
				"href",
				pathIn(locale, guideAddress(id)),
			);
		await around.scrollIntoViewIfNeeded();
		await expect(around.getByText("Inès Carlier")).toContainText(words.professionals.illustrative);
		await expectAccessible(page);
	});

// shows 2.47
test("career: two links invite to take the quiz and to explore more", async ({ page }) => {
	await open(page, "/career/geologist");
	await page.getByRole("link", { name: "Explore More Careers" }).click();
	await expect(page).toHaveURL("/explore");
	await page.goBack();
	await page.getByRole("link", { name: "Take Career Quiz" }).click();
	await expect(page).toHaveURL("/quiz");
});

for (const locale of journeyLanguages("fr")) {
	// shows 2.48, 8.9
	test(`career: an unknown id answers 404 and says in ${locale} that the career is not found, with a way back`, async ({
		page,
	}) => {
		const words = messagesOf(locale).career;
		for (const id of ["time-traveller", "constructor", "Marine-Biologist"]) {
			const response = await page.goto(pathIn(locale, `/career/${id}`));
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound.title);
		}
		await expect(page).toHaveTitle(words.notFound.pageTitle);
		await expectAccessible(page);
		await page.getByRole("link", { name: words.backToExplore }).click();
		await expect(page).toHaveURL(pathIn(locale, "/explore"));
	});

	test(`career: every section is in the language ${locale} @long`, async ({ page }) => {
		const words = messagesOf(locale).career;
		const career = careerIn(locale, "astrophysicist");
		await open(page, pathIn(locale, "/career/astrophysicist"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(career.title);
		for (const [tab, titles] of [
			["week", [words.week, words.skills.title, words.related, words.call.title]],
			["school", [words.education.title]],
			["jobs", [words.outlook.title]],
			["where", [words.institutions.title]],
			["people", [words.professionals.title, words.around.title]],
		] as const) {
			await openTab(page, tab, locale);
			for (const title of titles) await expect(section(page, title)).toBeVisible();
			await expectAccessible(page);
		}
	});
}

test("career: facts, the parts of a week, admission shares and pay are all readable as words", async ({
	page,
}) => {
	const career = careerIn("en", "data-scientist");
	await open(page, "/career/data-scientist");
	const [pay] = career.pay;
	if (!pay || !career.schoolShares) throw new Error("No pay or shares");
	await expect(page.getByText(`${career.years.from} to ${career.years.to}`).first()).toBeVisible();
	const week = section(page, "A real week").getByRole("listitem");
	await expect(week).toHaveCount(career.week.length);
	await openTab(page, "school");
	const [share] = career.schoolShares.shares;
	await expect(page.getByRole("img", { name: `(${share?.percent})` })).toBeVisible();
	await openTab(page, "jobs");
	const outlook = section(page, "Career Outlook");
	await expect(outlook.getByText(pay.amount, { exact: true })).toBeVisible();
	await expect(outlook.getByText(pay.basis, { exact: true })).toBeVisible();
	await expect(outlook.getByText(career.growthOutlook.france.headline, { exact: true })).toBeVisible();
});

test("career: the map is part of the page, and links to all places of this career", async ({ page }) => {
	await open(page, "/career/marine-biologist");
	await section(page, english.career.facts.label)
		.getByRole("link", { name: /in France/ })
		.click();
	await expect(page).toHaveURL("/career/marine-biologist#where");
	await expect(page.getByRole("img", { name: "Where they are" })).toBeVisible();
	await page.getByRole("link", { name: "All places on one map" }).click();
	await expect(page).toHaveURL("/places?career=marine-biologist");
	const { institutions } = careerIn("en", "marine-biologist");
	await expect(page.getByText(`${institutions.length} examples`, { exact: true })).toBeVisible();
});

test("career: one section is shown at a time, its tab is marked, and Back returns to the one before", {
	tag: "@sizes",
}, async ({ page }) => {
	await open(page, "/career/geologist");
	const tabs = page.getByRole("navigation", { name: english.career.tabs.label });
	const isOpen = async (tab: Tab, title: string) => {
		await expect(tabs.locator("[aria-current]")).toHaveText(english.career.tabs[tab]);
		await expect(section(page, title)).toBeVisible();
		await expect(page.locator(".section-tabs > :visible")).toHaveCount(1);
	};
	await isOpen("week", english.career.week);
	await openTab(page, "school");
	await isOpen("school", english.career.education.title);
	// Far down a long section, another one begins below the bar.
	await page.getByText("Degree Paths").evaluate((heading) => heading.scrollIntoView());
	await openTab(page, "people");
	await isOpen("people", english.career.professionals.title);
	await expect(page.getByRole("heading", { name: english.career.professionals.title })).toBeInViewport();
	await page.goBack();
	await isOpen("school", english.career.education.title);
	await page.reload();
	await isOpen("school", english.career.education.title);
});

test("career: three real moments are answered by yes, if I must or no, and stay on the device", async ({
	page,
}) => {
	await open(page, "/career/geologist");
	const wouldYou = section(page, english.career.wouldYou.title);
	await expect(wouldYou.getByRole("group")).toHaveCount(3);
	const { week } = careerIn("en", "geologist");
	for (const group of await wouldYou.getByRole("group").all())
		expect(week.map(({ text }) => text)).toContain(await group.locator("legend").innerText());
	await wouldYou.getByRole("group").nth(1).getByRole("radio", { name: "If I must" }).check();
	await page.keyboard.press("ArrowRight");
	await expect(wouldYou.getByRole("group").nth(1).getByRole("radio", { name: "No" })).toBeChecked();
	await expectAccessible(page);
	await open(page, "/career/geologist");
	await expect(wouldYou.getByRole("radio", { checked: true })).toHaveCount(1);
	await open(page, "/career/astronomer");
	await expect(wouldYou.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("career: on a phone a moment is in the first view, and its answer brings the next one", {
	tag: "@phone",
}, async ({ page }) => {
	// The mirror of the visitor's own answers takes the most room above the title.
	await putFinishedQuiz(page, answersAt());
	await open(page, "/career/geologist");
	const moments = section(page, english.career.wouldYou.title).getByRole("group");
	await expect(moments.first().getByText(careerIn("en", "geologist").week[0]?.text ?? "")).toBeInViewport();
	await expect(moments.nth(1)).not.toBeInViewport({ ratio: 0.5 });
	const first = await moments.first().boundingBox();
	expect((first?.y ?? 0) + (first?.height ?? 844)).toBeLessThanOrEqual(700);
	const facts = page.getByRole("region", { name: english.career.facts.label });
	expect((await facts.boundingBox())?.y).toBeGreaterThan(first?.y ?? 844);
	await moments.first().getByRole("radio", { name: "Yes" }).check();
	await expect(moments.nth(1)).toBeInViewport({ ratio: 0.5 });
	const rest = page.getByText(careerIn("en", "geologist").description.slice(-40));
	await expect(rest).toBeHidden();
	await page.getByRole("button", { name: english.common.more, exact: true }).click();
	await expect(rest).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("career: every section is there", async ({ page }) => {
		await page.goto("/career/geologist");
		const { education, outlook, institutions, professionals, week } = english.career;
		for (const title of [week, education.title, outlook.title, institutions.title, professionals.title])
			await expect(section(page, title)).toBeVisible();
	});
});

for (const locale of locales)
	test(`career: the printed page has two pages in ${locale}`, async ({ page }) => {
		// The longest of the catalogue.
		await open(page, pathIn(locale, "/career/software-developer"));
		const paper = (await page.pdf({ format: "A4" })).toString("latin1");
		expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
	});
