import type { Locator, Page } from "@playwright/test";
import { readLocal } from "../support/browser-storage.ts";
import { isLongRun, journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import {
	accountForm,
	enrol,
	expectEntered,
	knownPerson,
	newPerson,
	sendForm,
	sendLogin,
	sessionOf,
	typeSignUp,
} from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of (401|422)/ });

for (const locale of journeyLanguages("en")) {
	const { account, classes, common, dashboard, families, institution, problems } = messagesOf(locale);
	/** A text that only the role's own tab contains. */
	const firstSight = {
		teacher: classes.own.none,
		parent: families.parent.empty.text,
		institution: institution.create.hint,
	};
	const signUpPath = pathIn(locale, "/login?tab=signup");
	const logOut = (page: Page) =>
		page.getByRole("banner").getByRole("button", { name: common.navigation.logout, exact: true });

	test(`sign-up (${locale}): a student gives an age band, and sees an own empty dashboard`, async ({
		page,
		context,
	}) => {
		const person = newPerson();
		await open(page, signUpPath);
		await expect(accountForm(page).getByText(account.ageBand.label)).toHaveCount(0);
		await typeSignUp(page, locale, person);
		await expect(accountForm(page).getByText(account.passwordRules)).toBeVisible();
		await sendForm(page, locale, "signup");
		await expect(errorNotice(page).getByText(problems.account.age_band_required)).toBeVisible();
		await expect(accountForm(page).getByRole("radiogroup", { name: account.ageBand.label })).toHaveAttribute(
			"aria-invalid",
			"true",
		);
		await expectAccessibleInBothThemes(page);
		await accountForm(page).getByRole("radio", { name: account.ageBand.bands["15to17"] }).check();
		await sendForm(page, locale, "signup");
		await expectEntered(page, pathIn(locale, "/dashboard"));
		await expect(quietNotice(page).getByText(account.signup.done)).toBeVisible();
		await expect(page.getByText(dashboard.own.none)).toBeVisible();
		await expect(page.getByText(dashboard.sample.student)).toHaveCount(0);
		expect(await readLocal(page, "user")).toBe('{"isLoggedIn":true,"role":"student","consent":"not_needed"}');
		await expectAccessibleInBothThemes(page);

		await logOut(page).click();
		await expect(
			page.getByRole("banner").getByRole("link", { name: common.navigation.login, exact: true }),
		).toBeVisible();
		expect(await sessionOf(context.request)).toBeNull();
		expect(await readLocal(page, "user")).toBeNull();

		await open(page, pathIn(locale, "/login"));
		await sendLogin(page, locale, { ...person, email: ` ${person.email.toUpperCase()} ` });
		await expectEntered(page, pathIn(locale, "/dashboard"));
		await expect(quietNotice(page).getByText(account.login.done)).toBeVisible();
		await expect(logOut(page)).toBeVisible();
	});

	for (const role of isLongRun ? (["teacher", "parent", "institution"] as const) : (["teacher"] as const))
		test(`sign-up (${locale}): the form asks a ${role} for no age, and opens the tab of that role`, async ({
			page,
			context,
		}) => {
			await open(page, signUpPath);
			await typeSignUp(page, locale, newPerson("Grace"), { role });
			await expect(accountForm(page).getByText(account.ageBand.label)).toHaveCount(0);
			await sendForm(page, locale, "signup");
			await expectEntered(page, pathIn(locale, "/dashboard"));
			await expect(page.getByText(firstSight[role])).toBeVisible();
			expect(await sessionOf(context.request)).toMatchObject({ role });
		});

	test(`sign-up (${locale}): a known address gets the answer of an unknown one, even with the right password`, async ({
		page,
		context,
		browser,
	}) => {
		const person = await knownPerson(browser);
		await open(page, signUpPath);
		await typeSignUp(page, locale, { ...person, password: "another long secret" }, { ageBand: "18plus" });
		await sendForm(page, locale, "signup");
		await expect(errorNotice(page).getByText(problems.account.sign_up_unfinished)).toBeVisible();
		await expect(accountForm(page).getByLabel(account.email, { exact: true })).toHaveValue(person.email);
		expect(await sessionOf(context.request)).toBeNull();
	});

	test(`login (${locale}): a browser that refuses cookies gets an explanation instead of a lost login`, async ({
		page,
		context,
		browser,
	}) => {
		const person = await knownPerson(browser);
		await open(page, pathIn(locale, "/login"));
		await page.route("**/api/account/sign-in", async (route) => {
			const response = await route.fetch();
			await context.clearCookies();
			await route.fulfill({ response, headers: { "content-type": "application/json" } });
		});
		await sendLogin(page, locale, person);
		await expect(errorNotice(page).getByText(problems.account.cookies_needed)).toBeVisible();
		await expect(page).toHaveURL(pathIn(locale, "/login"));
	});

	test(`login (${locale}): wrong password and unknown address get the same answer, and typed text remains`, async ({
		page,
		browser,
	}) => {
		const person = await knownPerson(browser);
		await open(page, pathIn(locale, "/login"));
		for (const email of [person.email, newPerson().email]) {
			await sendLogin(page, locale, { email, password: "not the password" });
			const notice = errorNotice(page).filter({ hasText: problems.account.credentials_wrong });
			await expect(notice).toBeVisible();
			await expect(accountForm(page).getByLabel(account.email, { exact: true })).toHaveValue(email);
			await expect(accountForm(page).getByLabel(account.password, { exact: true })).toHaveValue(
				"not the password",
			);
			await notice.getByRole("button", { name: common.close }).first().click();
		}
		await expectAccessibleInBothThemes(page);
	});
}

for (const locale of journeyLanguages("fr"))
	test(`login (${locale}): only a path of this site is opened afterwards`, async ({ page, context }) => {
		const person = newPerson();
		await enrol(context.request, person);
		for (const [wanted, path] of [
			["//example.org/dashboard", "/dashboard"],
			["/\\example.org", "/dashboard"],
			["/career/ecologist?from=mail#studies", "/career/ecologist?from=mail#studies"],
		] as const) {
			await context.clearCookies();
			await open(page, `${pathIn(locale, "/login")}?returnTo=${encodeURIComponent(wanted)}`);
			await sendLogin(page, locale, person);
			await expectEntered(page, pathIn(locale, path));
		}
	});

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
	for (let steps = 0; steps < 60; steps += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
};

test("sign-up: the form works by keyboard alone", async ({ page, context }) => {
	const person = newPerson();
	const { account } = messagesOf("en");
	await open(page, "/login");
	await tabTo(page, page.getByRole("tab", { name: account.tabs.login }));
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: account.tabs.signup })).toHaveAttribute("aria-selected", "true");
	for (const name of ["firstName", "lastName", "email", "password"] as const) {
		await tabTo(page, accountForm(page).getByLabel(account[name], { exact: true }));
		await page.keyboard.type(person[name]);
	}
	await tabTo(page, accountForm(page).getByRole("radio", { name: account.roles.student }));
	await page.keyboard.press("Space");
	await tabTo(page, accountForm(page).getByRole("radio", { name: account.ageBand.bands.under15 }));
	await page.keyboard.press("Space");
	await expect(accountForm(page).getByLabel(account.guardianEmail)).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(accountForm(page).getByRole("radio", { name: account.ageBand.bands["18plus"] })).toBeChecked();
	await expect(accountForm(page).getByLabel(account.guardianEmail)).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expectEntered(page, "/dashboard");
	expect(await sessionOf(context.request)).toMatchObject({ role: "student", firstName: person.firstName });
});
