import { textPage } from "../../../src/content/pages/pages.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { delayStarted, setClock, stopClock } from "../support/simulation.ts";

const pages = [
	["about", "/about"],
	["sources", "/about/sources"],
	["resources", "/resources"],
	["privacy", "/privacy"],
	["terms", "/terms"],
	["contact", "/contact"],
] as const;

for (const locale of journeyLanguages("fr")) {
	// shows 2.1, 2.4
	test(`pages: about, sources, resources, privacy, terms and contact are real pages in ${locale}`, async ({
		page,
	}) => {
		for (const [name, path] of pages) {
			const { title, lead, sections } = textPage(name, locale);
			await open(page, pathIn(locale, path));
			await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
			await expect(page.getByText(lead, { exact: true })).toBeVisible();
			for (const { heading } of sections)
				await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
			await expectAccessible(page);
		}
	});
}

test("pages: the table of contents links to a section, and a long page fits the screen", {
	tag: "@sizes",
}, async ({ page }) => {
	for (const [, path] of pages) {
		await open(page, path);
		const overflow = () =>
			page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(await overflow(), path).toBe(0);
	}
	await open(page, "/about");
	const { sections } = textPage("about", "en");
	const last = sections.at(-1)?.heading ?? "";
	await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: last }).click();
	await expect(page.getByRole("heading", { name: last })).toBeInViewport();
});

test("pages: Privacy, Terms and Resources open by section, and an address opens the section that it names", {
	tag: "@phone",
}, async ({ page }) => {
	await open(page, "/privacy");
	const sections = page.getByRole("main").locator("details");
	await expect(sections).toHaveCount(textPage("privacy", "en").sections.length);
	await expect(page.locator("main details[open]")).toHaveCount(1);
	await expect(
		page.getByText("If you are under 15, none of this is kept until a parent agrees."),
	).toBeVisible();
	await open(page, "/terms");
	await expect(sections).toHaveCount(textPage("terms", "en").sections.length);
	await expect(page.locator("main details[open]")).toHaveCount(1);
	await open(page, "/privacy");
	const rights = page.locator("#rights");
	await expect(rights.getByRole("link").first()).toBeHidden();
	await rights.getByRole("heading", { name: "Your rights" }).click();
	await expect(rights).toHaveAttribute("open");
	await open(page, "/fr/resources");
	// The own guides are the beginning; everything else waits until it is opened.
	const guides = page.getByRole("region", { name: textPage("resources", "fr").sections[0]?.heading ?? "" });
	await expect(guides.getByRole("link")).toHaveCount(3);
	await expect(page.locator("main details[open]")).toHaveCount(0);
	await open(page, "/fr/resources#teachers");
	await expect(page.locator("#teachers")).toHaveAttribute("open");
	await expect(page.locator("#teachers").getByRole("link").first()).toBeInViewport();
	await expect(page.locator("#parents").getByRole("link").first()).toBeHidden();
	const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
	expect(screens).toBeLessThan(6);
});

test("pages: Near home opens the section that an address names, and its drawing is a table on a phone too", {
	tag: "@phone",
}, async ({ page }) => {
	const { nearHome } = messagesOf("fr").seconde;
	await open(page, "/fr/subjects/after-seconde");
	await expect(page.getByRole("link", { name: nearHome })).toHaveAttribute("href", "/fr/resources/near-home");
	await open(page, "/fr/resources/near-home#health");
	await expect(page.locator("main details[open]")).toHaveCount(1);
	const row = page.getByRole("table").getByRole("row", { name: "Dys" });
	await expect(row.getByRole("cell")).toHaveCount(7);
	await expect(page.getByRole("columnheader", { name: "Laboratoire" })).toHaveCount(1);
	await expectAccessible(page);
	const placement = page.locator("#placement");
	await placement.getByRole("heading").click();
	await expect(placement.getByText("Si tu ne trouves rien")).toBeVisible();
});

test("contact: empty fields are reported, typed text is kept, and sending takes 1500 ms", async ({
	page,
}) => {
	await setClock(page, "2025-05-09T10:00:00+02:00");
	await open(page, "/contact");
	const send = page.getByRole("button", { name: "Send the message" });
	await send.click();
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Error");
	await expect(alert).toContainText("Please fill in all required fields");
	await expect(page.getByLabel("Your name")).toBeFocused();
	for (const missing of ["Enter a name.", "Enter an e-mail address.", "Write a message."])
		await expect(page.getByText(missing)).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Your name").fill("Ada");
	await page.getByLabel("Your e-mail address").fill("ada@@example");
	await page.getByLabel("Your message").fill("Which books do you recommend?");
	await send.click();
	await expect(page.getByText("This e-mail address does not look right.").first()).toBeVisible();
	await expect(page.getByLabel("Your e-mail address")).toBeFocused();
	await expect(page.getByLabel("Your message")).toHaveValue("Which books do you recommend?");
	await page.getByLabel("Your e-mail address").fill("ada@example.org");
	await stopClock(page);
	await send.click();
	await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
	await delayStarted(page);
	await expectAccessible(page);
	await page.clock.runFor(1400);
	await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
	await page.clock.runFor(200);
	await expect(page.getByRole("status").getByText("Message sent")).toBeVisible();
	// The page says it in place of the form; another message starts empty.
	await expect(page.getByRole("heading", { name: "Message sent" })).toBeFocused();
	await page.getByRole("button", { name: "Write another message" }).click();
	await expect(page.getByLabel("Your message")).toHaveValue("");
	expect(
		await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join()),
	).not.toContain("ada@");
});

test("contact: telephone numbers for help are links", async ({ page }) => {
	await open(page, "/contact");
	const numbers = page.getByRole("region", { name: "If it cannot wait" });
	for (const [number, href] of [
		["112", "tel:112"],
		["114", "sms:114"],
		["119", "tel:119"],
		["3018", "tel:3018"],
		["3114", "tel:3114"],
	] as const)
		await expect(numbers.getByRole("link", { name: number, exact: true })).toHaveAttribute("href", href);
});

test("contact: numbers for those who cannot wait are beside the form on wide screens, and the first link on a phone", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, "/contact");
	const number = page.getByRole("link", { name: "112", exact: true }).filter({ visible: true });
	await expect(number).toBeInViewport();
	const form = await page.getByRole("region", { name: "Write to us" }).boundingBox();
	expect((await number.boundingBox())?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
	await page.setViewportSize({ width: 390, height: 844 });
	const row = page.getByRole("navigation", { name: "If it cannot wait" }).getByRole("link");
	await expect(row).toHaveText(["If it cannot wait", "112", "114", "119", "3018", "3114"]);
	for (const link of await row.all()) await expect(link).toBeInViewport();
	await row.first().click();
	await expect(page.getByText("This emergency number works everywhere")).toBeInViewport();
});

test("contact: the form is French on a French page @long", async ({ page }) => {
	const words = messagesOf("fr");
	await open(page, "/fr/contact");
	await page.getByRole("button", { name: words.contact.form.send }).click();
	await expect(page.getByRole("alert")).toContainText(words.problems.forms.required);
	const { name, email, message } = words.problems.emptyField;
	for (const missing of [name, email, message]) await expect(page.getByText(missing)).toBeVisible();
	await expectAccessible(page);
});
