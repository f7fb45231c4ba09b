import type { Browser, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { type ClockedSchool, startClockedSchool } from "../support/clocked-school.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { enrol, expectEntered, fromOwnPage, newPerson, schoolName, signInBy } from "../support/people.ts";

/** The six colleagues of the first year, as the school's log-in knows them. */
const colleagues = [
	{ family: "Roux", affiliation: "faculty" },
	{ family: "Blanc", affiliation: "faculty" },
	{ family: "Petit", affiliation: "faculty" },
	{ family: "Garnier", affiliation: "faculty" },
	{ family: "Faure", affiliation: "faculty" },
	{ family: "Morel", affiliation: "psy" },
] as const;
type Colleague =
	| (typeof colleagues)[number]
	| { readonly family: "Lambert"; readonly affiliation: "faculty" };

const headers = fromOwnPage;
const result = { categories: [{ category: "biology", count: 3 }], careers: ["ecologist"] };

// The embedded database of another server, two years and twelve log-ins: the rules have tests without a browser.
for (const locale of journeyLanguages("fr")) {
	const { account, classes, institution, schoolLogin } = messagesOf(locale);
	const button = fillIn(account.school.button, { name: schoolName[locale] });

	/** Logs in by the school in a browser of its own, and opens an account the first time. */
	const logIn = async (browser: Browser, { baseURL }: ClockedSchool, one: Colleague, isNew = false) => {
		const page = await (await browser.newContext({ baseURL, locale })).newPage();
		await open(page, pathIn(locale, "/login?returnTo=/dashboard"));
		await page.getByRole("button", { name: button, exact: true }).click();
		await page.getByLabel("Number").fill(one.family);
		await page.getByLabel("Family name").fill(one.family);
		await page.getByLabel("Affiliation").fill(one.affiliation);
		await page.getByRole("button", { name: "Log in", exact: true }).click();
		if (isNew) {
			await page.getByLabel(account.email, { exact: true }).fill(`${one.family}@curie.example`);
			await page.getByRole("button", { name: schoolLogin.submit, exact: true }).click();
		}
		// The page that schools send people back to has one address: it is in the language that the device keeps.
		await expectEntered(page, "/dashboard");
		return page;
	};
	const makeClass = async (page: Page, name: string): Promise<string> => {
		const made = await page.request.post("/api/classes", { headers, data: { name, level: "", locale } });
		expect(made.status(), await made.text()).toBe(200);
		return (await made.json()).id;
	};
	const classesOf = async (page: Page): Promise<{ name: string; isOpen: boolean }[]> =>
		(await (await page.request.get("/api/classes")).json()).classes;
	const closePage = (page: Page) => page.context().close();

	test(`a school of six (${locale}): two years by the school's own log-in, with classes archived, kept, handed over and erased @long`, async ({
		browser,
	}) => {
		test.setTimeout(240_000);
		const year = new Date().getUTCFullYear() + 1;
		await using school = await startClockedSchool();
		await school.setClock(`${year}-09-01T08:00:00.000Z`);

		// The school is founded, and its six colleagues come by its own log-in: no code is typed, no password chosen.
		const head = newPerson("Odile");
		const page = await (await browser.newContext({ baseURL: school.baseURL, locale })).newPage();
		await enrol(page.request, head, { locale, role: "institution" });
		await page.request.post("/api/institution", { headers, data: { name: "Lycée Curie", town: "Lyon" } });
		await school.giveCode();
		for (const one of colleagues) {
			const own = await logIn(browser, school, one, true);
			if (one.affiliation === "faculty") await makeClass(own, `2nde ${one.family}`);
			await closePage(own);
		}
		await open(page, pathIn(locale, "/institution"));
		const members = section(page, institution.teachers.title).getByRole("listitem");
		await expect(members).toHaveCount(6);
		await expect(members.filter({ hasText: "Zoé Morel" })).toContainText(institution.roles.counsellor);
		await expectAccessibleInBothThemes(page);

		// The end of the first year is planned.
		const plan = async (ends: number) => {
			await page.getByText(institution.year.title, { exact: true }).click();
			await page.getByLabel(institution.year.archive).fill(`${ends}-07-10`);
			await page.getByLabel(institution.year.erase).fill(`${ends}-12-31`);
			await page.getByRole("button", { name: institution.year.submit }).click();
			await expect(page.getByText(institution.year.title, { exact: true })).toHaveCount(0);
		};
		await plan(year + 1);
		const passTo = async (instant: string) => {
			await school.setClock(instant);
			await school.runJob("institution-years");
		};
		await passTo(`${year + 1}-06-20T08:00:00.000Z`);
		await expect.poll(() => school.countMails("institutionYear"), { timeout: 30_000 }).toBe(5);
		await passTo(`${year + 1}-07-11T08:00:00.000Z`);

		// A teacher finds the class in the archive, keeps it, and makes a copy for the next pupils.
		const roux = await logIn(browser, school, colleagues[0]);
		await expect
			.poll(async () => (await classesOf(roux)).map(({ isOpen }) => isOpen), { timeout: 30_000 })
			.toEqual([false]);
		await roux.reload();
		await roux.getByText(fillIn(classes.own.archive, { count: "1" })).click();
		await expectAccessibleInBothThemes(roux);
		await roux.getByRole("button", { name: fillIn(classes.own.reopenNamed, { name: "2nde Roux" }) }).click();
		await roux.getByRole("link", { name: "2nde Roux" }).click();
		await roux.getByRole("button", { name: classes.actions.copy }).click();
		await roux.getByRole("dialog").getByRole("button", { name: classes.actions.copySubmit }).click();
		await expect(roux.getByText(classes.actions.copied)).toBeVisible();
		expect((await classesOf(roux)).map(({ isOpen }) => isOpen)).toEqual([true, true]);
		await closePage(roux);

		// The second year: one colleague has left, another comes.
		await school.setClock(`${year + 1}-09-03T08:00:00.000Z`);
		await signInBy(page.request, head);
		await open(page, pathIn(locale, "/institution"));
		await page
			.getByRole("button", { name: fillIn(institution.teachers.removeNamed, { name: "Zoé Faure" }) })
			.click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel(institution.teachers.heir).selectOption({ label: "Zoé Petit" });
		await dialog.getByRole("button", { name: institution.teachers.remove }).click();
		await expect(members).toHaveCount(5);
		const lambert = await logIn(browser, school, { family: "Lambert", affiliation: "faculty" }, true);
		const newest = await makeClass(lambert, "1re Lambert");
		const { code } = await (await lambert.request.get(`/api/classes/${newest}`)).json();
		const pupils = await browser.newContext({ baseURL: school.baseURL });
		for (let joined = 0; joined < 5; joined += 1) {
			const place = await pupils.request.post("/api/class-memberships", { headers, data: { code } });
			const { token } = await place.json();
			const sent = await pupils.request.post("/api/class-memberships/result", {
				headers,
				data: { token, result },
			});
			expect(sent.status(), await sent.text()).toBe(204);
		}
		await closePage(lambert);
		await page.reload();
		await expect(members).toHaveCount(6);

		// On the second day of the plan the archive is erased; what was kept or made since stays.
		await passTo(`${year + 2}-01-01T08:00:00.000Z`);
		const namesOf = async () => {
			await signInBy(page.request, head);
			const { institution: shown } = await (await page.request.get("/api/institution")).json();
			return shown.classes.map(({ name }: { name: string }) => name).toSorted();
		};
		const kept = ["1re Lambert", "2nde Roux", "2nde Roux"];
		await expect.poll(namesOf, { timeout: 30_000 }).toEqual(kept);

		// The plan ends by itself; the next one closes the second year, the class that was kept once included.
		await passTo(`${year + 2}-02-20T08:00:00.000Z`);
		await signInBy(page.request, head);
		const planned = async () => (await (await page.request.get("/api/institution")).json()).institution.year;
		await expect.poll(planned, { timeout: 30_000 }).toBeNull();
		await open(page, pathIn(locale, "/institution"));
		await plan(year + 2);
		await passTo(`${year + 2}-06-20T08:00:00.000Z`);
		await expect.poll(() => school.countMails("institutionYear"), { timeout: 30_000 }).toBe(7);
		await passTo(`${year + 2}-07-11T08:00:00.000Z`);
		const last = await logIn(browser, school, colleagues[0]);
		await expect
			.poll(async () => (await classesOf(last)).filter(({ isOpen }) => isOpen), { timeout: 30_000 })
			.toEqual([]);
		expect(await namesOf()).toEqual(kept);
		for (const one of [page, last]) await closePage(one);
		await pupils.close();
	});
}
