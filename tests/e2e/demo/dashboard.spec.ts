import type { Locator, Page } from "@playwright/test";
import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import { putStorage } from "../support/browser-storage.ts";
import { careerIn } from "../support/catalogue.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz, resultsOf } from "../support/quiz-answers.ts";

const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const panel = (page: Page, name: string): Locator => page.getByRole("tabpanel", { name, exact: true });

/** Opens the dashboard and then a tab of it. */
const openTab = async (page: Page, name: string): Promise<Locator> => {
	await open(page, "/dashboard");
	await tab(page, name).click();
	return panel(page, name);
};

const part = (shown: Locator, name: string): Locator => shown.getByRole("region", { name });

const expectWays = async (list: Locator, ways: readonly (readonly [string, string])[]): Promise<void> => {
	await expect(list.getByRole("link")).toHaveText(ways.map(([title]) => title));
	for (const [title, path] of ways)
		await expect(list.getByRole("link", { name: title })).toHaveAttribute("href", path);
};

const expectSample = (shown: Locator, whose: string): Promise<void> =>
	expect(shown.getByRole("note")).toHaveText(
		`SampleThese figures are made up. They show what a ${whose} sees here.`,
	);

// shows 2.49
test("dashboard: it has the tabs Student (default), Teacher and Parent", async ({ page }) => {
	await open(page, "/dashboard");
	await expect(page.getByRole("tablist", { name: "Dashboard for" }).getByRole("tab")).toHaveText([
		"Student",
		"Teacher",
		"Parent",
	]);
	for (const name of ["Student", "Teacher", "Parent"]) {
		// The student tab is open without a click.
		if (name !== "Student") await tab(page, name).click();
		await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
		await expect(panel(page, name)).toBeVisible();
		await expect(page.getByRole("tabpanel")).toHaveCount(1);
	}
});

// shows 6.3
test("dashboard: every role sees all three tabs", async ({ page }) => {
	for (const role of [null, "institution", ...(isLongRun ? ["student", "teacher", "parent"] : [])]) {
		await putStorage(page, { local: { user: JSON.stringify(role && { isLoggedIn: true, role }) } });
		await open(page, "/dashboard");
		await expect(page.getByRole("tab")).toHaveText(["Student", "Teacher", "Parent"]);
		await expect(tab(page, "Student")).toHaveAttribute("aria-selected", "true");
		await expectSample(panel(page, "Student"), "student");
	}
	await tab(page, "Parent").click();
	await expectSample(panel(page, "Parent"), "parent");
});

// shows 1.10, 2.50, 9.22
test("dashboard: a student sees interests, 3 quizzes completed, 5 saved careers and next steps, labelled as a sample", {
	tag: "@sizes",
}, async ({ page }) => {
	await open(page, "/dashboard");
	const student = panel(page, "Student");
	await expectSample(student, "student");
	await expect(part(student, "What a student sees").getByRole("listitem")).toHaveText([
		"Biology",
		"Environmental Science",
		"Computer Science",
	]);
	await expect(student.getByText("3 quizzes completed", { exact: true })).toBeVisible();
	await expect(student.getByText("5 saved careers", { exact: true })).toBeVisible();
	await expectWays(part(student, "Next steps"), [
		["Read about a career you had not thought of", "/explore"],
		["Play a Career Quest game", "/career-quest"],
		["Ask a researcher", "/consultations"],
	]);
	await expectAccessible(page);
});

test("dashboard: a student with results sees them instead of a sample", async ({ page }) => {
	await putFinishedQuiz(page, answersAt());
	await open(page, "/dashboard");
	const student = panel(page, "Student");
	const { home } = messagesOf("en");
	const titles = resultsOf(answersAt()).topCareers.map((id) => careerIn("en", id as CareerId).title);
	await expect(part(student, home.own.title).getByRole("listitem")).toContainText(titles);
	await expect(student.getByText("Sample", { exact: true })).toHaveCount(0);
	// The demonstration asks for nothing that it cannot store.
	await expect(student.getByRole("heading", { level: 2 })).toHaveText([home.own.title, "Next steps"]);
	await expect(student.getByText(/saved career/i)).toHaveCount(0);
	await expectAccessible(page);
	await student.getByRole("link", { name: home.own.open }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your spectrum is/);
});

// shows 2.50
test("dashboard: a student sees three sample recent activities with their days", async ({ page }) => {
	await page.clock.setFixedTime("2025-05-09T10:00:00+02:00");
	await open(page, "/dashboard");
	await expect(part(panel(page, "Student"), "Recent activity").getByRole("listitem")).toHaveText([
		"Completed the career quiz8 May 2025",
		"Saved a career: Marine biologist6 May 2025",
		"Finished a game: What's Causing the Plant Outbreak?3 May 2025",
	]);
});

// shows 2.50
test("dashboard: a student has links to the quiz and to the resources", async ({ page }) => {
	await open(page, "/dashboard");
	const student = panel(page, "Student");
	await expect(student.getByRole("link", { name: "Browse resources" })).toHaveAttribute("href", "/resources");
	await student.getByRole("link", { name: "Take the quiz" }).click();
	await expect(page).toHaveURL("/quiz");
});

// shows 2.51, 9.22
test("dashboard: a teacher sees 24 active students and bars Biology 32%, Computer Science 28%, Engineering 20%", async ({
	page,
}) => {
	const teacher = await openTab(page, "Teacher");
	await expectSample(teacher, "teacher");
	await expect(teacher.getByText("24 active students", { exact: true })).toBeVisible();
	const rows = part(teacher, "Class overview").getByRole("listitem");
	await expect(rows).toHaveText(["Biology32%", "Computer Science28%", "Engineering20%"]);
	for (const [index, percent] of [32, 28, 20].entries()) {
		const bar = rows.nth(index).locator("[style*=width]");
		const [own, whole] = await Promise.all([bar.boundingBox(), bar.locator("..").boundingBox()]);
		expect((own?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(percent / 100, 2);
	}
	await expectAccessible(page);
});

// shows 2.52
test("dashboard: a teacher has resource links to real pages, and to the resources", async ({ page }) => {
	const teacher = await openTab(page, "Teacher");
	await expectWays(part(teacher, "Resources for your class").getByRole("list"), [
		["For teachers", "/resources#teachers"],
		["Career catalogue", "/explore"],
		["Career Quest", "/career-quest"],
		["Write to us", "/contact"],
	]);
	await expect(teacher.getByRole("link", { name: "Browse resources" })).toHaveAttribute("href", "/resources");
	await teacher.getByRole("link", { name: "For teachers" }).click();
	await expect(page).toHaveURL("/resources#teachers");
	await expect(page.locator("#teachers")).toBeInViewport();
});

// shows 2.53
test("dashboard: a parent sees the child's interests (Biology High, Chemistry Medium, Computer Science High)", async ({
	page,
}) => {
	const parent = await openTab(page, "Parent");
	await expectSample(parent, "parent");
	await expect(part(parent, "Your child’s interests").getByRole("listitem")).toHaveText([
		"BiologyHigh",
		"ChemistryMedium",
		"Computer ScienceHigh",
	]);
	await expectAccessible(page);
});

// shows 2.53
test("dashboard: a parent has support resources, recommended activities and the resources", async ({
	page,
}) => {
	const parent = await openTab(page, "Parent");
	await expectWays(part(parent, "Support resources"), [
		["For parents", "/resources#parents"],
		["Courses and institutions", "/explore"],
		["Privacy", "/privacy"],
	]);
	await expectWays(part(parent, "Recommended activities"), [
		["Read about one career together", "/explore"],
		["Play a game side by side", "/career-quest"],
		["Meet a researcher", "/consultations"],
	]);
	await parent.getByRole("link", { name: "Browse resources" }).click();
	await expect(page).toHaveURL("/resources");
});

test("dashboard: each tab of a visitor begins with its one button, in the first view of a phone", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const { dashboard } = messagesOf("en");
	const bar = page.getByRole("navigation").last();
	for (const [name, button, to] of [
		["Student", dashboard.student.takeQuiz, "/quiz"],
		["Teacher", dashboard.teacher.lead.action, "/login?tab=signup&role=teacher"],
		["Parent", dashboard.parent.lead.action, "/login?tab=signup&role=parent"],
	] as const) {
		const shown = await openTab(page, name);
		const way = shown.getByRole("link", { name: button, exact: true });
		await expect(way).toHaveAttribute("href", to);
		await expect(way).toBeInViewport({ ratio: 1 });
		const [box, tabs] = await Promise.all([way.boundingBox(), bar.boundingBox()]);
		expect(box?.height).toBeGreaterThanOrEqual(48);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
	}
});

test("sign-up: a button for teachers opens the form with their role chosen", async ({ page }) => {
	await (await openTab(page, "Teacher"))
		.getByRole("link", { name: messagesOf("en").dashboard.teacher.lead.action, exact: true })
		.click();
	await expect(page.getByRole("radio", { name: "Teacher" })).toBeChecked();
});

test("dashboard: arrows move between the tabs", async ({ page }) => {
	await open(page, "/dashboard");
	await tab(page, "Student").focus();
	for (const [key, name] of [
		["ArrowRight", "Teacher"],
		["ArrowRight", "Parent"],
		["ArrowRight", "Student"],
		["ArrowLeft", "Parent"],
		["Home", "Student"],
		["End", "Parent"],
	] as const) {
		await page.keyboard.press(key);
		await expect(tab(page, name)).toBeFocused();
		await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
	}
	await expect(panel(page, "Parent")).toBeVisible();
});

test("dashboard: the address selects the tab, and an unknown tab selects the student's", async ({ page }) => {
	await open(page, "/dashboard?tab=teacher");
	await expect(panel(page, "Teacher")).toBeVisible();
	await tab(page, "Parent").click();
	await expect(page).toHaveURL("/dashboard?tab=parent");
	await page.reload();
	await expect(panel(page, "Parent")).toBeVisible();
	await tab(page, "Student").click();
	await expect(page).toHaveURL("/dashboard");
	await open(page, "/dashboard?tab=institution");
	await expect(panel(page, "Student")).toBeVisible();
});

test("dashboard: French says tu to students and vous to teachers and parents", async ({ page }) => {
	await page.clock.setFixedTime("2025-05-09T10:00:00+02:00");
	await open(page, "/fr/dashboard");
	const student = panel(page, "Élève");
	await expect(student.getByRole("note")).toContainText("Ils montrent ce que voient ici les élèves.");
	await expect(student.getByText("5 métiers enregistrés", { exact: true })).toBeVisible();
	await expect(part(student, "Activité récente").getByRole("listitem")).toHaveText([
		"Quiz terminé8 mai 2025",
		"Métier enregistré : Biologiste marine / biologiste marin6 mai 2025",
		"Jeu terminé : Qu’est-\u2060ce qui rend ces plantes malades ?3 mai 2025",
	]);
	await tab(page, "Prof").click();
	const teacher = panel(page, "Prof");
	await expect(teacher.getByRole("note")).toContainText("ce que vous verriez ici pour votre classe");
	await expect(part(teacher, "Vue d’ensemble de la classe").getByRole("listitem")).toHaveText([
		"Biologie32 %",
		"Informatique28 %",
		"Ingénierie20 %",
	]);
	await tab(page, "Parent").click();
	await expect(part(panel(page, "Parent"), "Ce qui intéresse votre enfant").getByRole("listitem")).toHaveText(
		["BiologieFort", "ChimieMoyen", "InformatiqueFort"],
	);
	await expect(panel(page, "Parent").getByRole("link", { name: "Voir les ressources" })).toHaveAttribute(
		"href",
		"/fr/resources",
	);
});
