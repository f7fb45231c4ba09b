import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { locales } from "../../../src/domain/shared/locale.ts";
import { readLocal } from "../support/browser-storage.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { mailTo } from "../support/mailbox.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import {
	enrol,
	expectEntered,
	expectErased,
	fromOwnPage,
	knownPerson,
	logIn,
	newPerson,
	sendLogin,
	sessionOf,
	signInBy,
} from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of (401|403|422)/ });

for (const locale of journeyLanguages("fr")) {
	const { account, common, ownAccount, problems } = messagesOf(locale);
	const path = pathIn(locale, "/account");

	test(`account (${locale}): a guest is redirected to log in, and returns afterwards @long`, async ({
		page,
		browser,
	}) => {
		const person = await knownPerson(browser);
		await open(page, path);
		await expect(page).toHaveURL(`${pathIn(locale, "/login")}?returnTo=/account`);
		await sendLogin(page, locale, person);
		await expectEntered(page, path);
		await expect(page.getByText(person.email).first()).toBeVisible();
		await expect(page.getByRole("link", { name: ownAccount.plan.link })).toHaveAttribute(
			"href",
			pathIn(locale, "/subscription"),
		);
		await expectAccessibleInBothThemes(page);
	});

	/** Opens a setting by its title. */
	const openSetting = (page: Page, title: string) =>
		page.getByRole("heading", { name: title, exact: true }).click();

	test(`account (${locale}): the page folds what few people change`, async ({ page, context }) => {
		await enrol(context.request, newPerson(), { locale });
		await open(page, path);
		const current = page.getByLabel(ownAccount.password.current, { exact: true });
		const title = page.getByRole("heading", { name: ownAccount.password.title, exact: true });
		await expect(title).toBeVisible();
		await expect(current).toBeHidden();
		await title.click();
		await expect(current).toBeVisible();
		await expectAccessibleInBothThemes(page);
	});

	test(`account (${locale}): changes of name and mail language are kept`, async ({ page, context }) => {
		const person = newPerson();
		await enrol(context.request, person, { locale });
		await open(page, path);
		const first = page.getByLabel(account.firstName, { exact: true });
		await openSetting(page, ownAccount.profile.title);
		await first.fill("");
		await page.getByRole("button", { name: ownAccount.profile.submit, exact: true }).click();
		await expect(errorNotice(page).getByText(problems.forms.required)).toBeVisible();
		await expect(first).toBeFocused();
		await first.fill("Augusta");
		const [otherLocale = locale] = locales.filter((one) => one !== locale);
		await page.getByRole("radio", { name: ownAccount.profile.locales[otherLocale] }).check();
		await page.getByRole("button", { name: ownAccount.profile.submit, exact: true }).click();
		await expect(quietNotice(page).getByText(ownAccount.profile.done)).toBeVisible();
		await page.reload();
		await openSetting(page, ownAccount.profile.title);
		await expect(page.getByLabel(account.firstName, { exact: true })).toHaveValue("Augusta");
		await expect(page.getByRole("radio", { name: ownAccount.profile.locales[otherLocale] })).toBeChecked();
		await page.getByRole("button", { name: ownAccount.unverified.resend, exact: true }).click();
		expect(await mailTo(person.email, "verifyEmail", 1)).toContain("Augusta");
	});

	test(`account (${locale}): the page lists and ends sessions, and a new password ends the others`, async ({
		page,
		context,
		browser,
	}) => {
		test.slow();
		const person = newPerson();
		await enrol(context.request, person);
		const [phone, tablet] = [await browser.newContext(), await browser.newContext()];
		for (const other of [phone, tablet]) await signInBy(other.request, person);
		await open(page, path);
		for (const title of [ownAccount.sessions.title, ownAccount.password.title])
			await openSetting(page, title);
		const list = page.getByRole("region", { name: ownAccount.sessions.title }).getByRole("listitem");
		await expect(list).toHaveCount(3);
		await expect(list.first()).toContainText(ownAccount.sessions.current);
		await list.nth(1).getByRole("button").click();
		await expect(quietNotice(page).getByText(ownAccount.sessions.ended)).toBeVisible();
		await expect(list).toHaveCount(2);
		const left = [await sessionOf(phone.request), await sessionOf(tablet.request)];
		expect(left.filter((session) => session === null)).toHaveLength(1);

		const current = page.getByLabel(ownAccount.password.current, { exact: true });
		const next = page.getByLabel(ownAccount.password.next, { exact: true });
		const change = page.getByRole("button", { name: ownAccount.password.submit, exact: true });
		await next.fill("difference engine no 2");
		await change.click();
		await expect(errorNotice(page).getByText(problems.forms.required)).toBeVisible();
		await expect(page.getByText(problems.account.password_wrong)).toHaveCount(0);
		await expect(current).toBeFocused();
		await current.fill("not this one");
		await change.click();
		await expect(errorNotice(page).getByText(problems.account.password_wrong)).toBeVisible();
		await expect(next).toHaveValue("difference engine no 2");
		await expect(current).toBeFocused();
		await expectAccessibleInBothThemes(page);
		await current.fill(person.password);
		await change.click();
		await expect(quietNotice(page).getByText(ownAccount.password.done)).toBeVisible();
		await expect(list).toHaveCount(1);
		for (const other of [phone, tablet]) expect(await sessionOf(other.request)).toBeNull();
		expect(await sessionOf(context.request)).not.toBeNull();
		expect(await mailTo(person.email, "passwordChanged")).toContain(person.firstName);

		// A page in another browser learns it with its next request.
		const screen = await phone.newPage();
		await logIn(screen, locale, { ...person, password: "difference engine no 2" });
		await page.reload();
		await openSetting(page, ownAccount.sessions.title);
		await page.getByRole("button", { name: ownAccount.sessions.endOthers, exact: true }).click();
		await expect(quietNotice(page).getByText(ownAccount.sessions.endedOthers)).toBeVisible();
		await open(screen, path);
		await expect(screen).toHaveURL(`${pathIn(locale, "/login")}?returnTo=/account`);
		expect(await readLocal(screen, "user")).toBeNull();
		for (const other of [phone, tablet]) await other.close();
	});

	test(`account (${locale}): all stored data is downloaded as one file, and erased at once`, async ({
		page,
		context,
	}) => {
		const person = newPerson();
		await enrol(context.request, person);
		await context.request.put("/api/saved-careers/ecologist", { headers: fromOwnPage });
		await open(page, path);
		for (const title of [ownAccount.data.title, ownAccount.erase.title]) await openSetting(page, title);
		const arriving = page.waitForEvent("download");
		await page.getByRole("button", { name: ownAccount.data.export, exact: true }).click();
		const file = await arriving;
		expect(file.suggestedFilename()).toBe("spectra.json");
		expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
			profile: { email: person.email, firstName: person.firstName },
			savedCareers: [{ careerId: "ecologist" }],
			sessions: [{ current: true }],
		});
		await expect(quietNotice(page).getByText(ownAccount.data.done)).toBeVisible();

		await page.getByRole("button", { name: ownAccount.erase.open, exact: true }).click();
		const dialog = page.getByRole("dialog", { name: ownAccount.erase.dialogTitle });
		const password = dialog.getByLabel(ownAccount.erase.password, { exact: true });
		const erase = dialog.getByRole("button", { name: ownAccount.erase.submit, exact: true });
		await expectAccessibleInBothThemes(page);
		await password.fill("not the password");
		await erase.click();
		await expect(dialog.getByText(ownAccount.erase.confirmMissing)).toBeVisible();
		await expect(dialog.getByRole("checkbox")).toBeFocused();
		await dialog.getByRole("checkbox").check();
		await password.fill("");
		await erase.click();
		await expect(errorNotice(page).getByText(problems.forms.required)).toBeVisible();
		await expect(page.getByText(problems.account.password_wrong)).toHaveCount(0);
		await password.fill("not the password");
		await erase.click();
		await expect(errorNotice(page).getByText(problems.account.password_wrong)).toBeVisible();
		await expect(password).toBeFocused();
		await expectAccessibleInBothThemes(page);
		await password.fill(person.password);
		await erase.click();
		await expect(page).toHaveURL(pathIn(locale, "/"));
		await expect(quietNotice(page).getByText(ownAccount.erase.done)).toBeVisible();
		expect(await sessionOf(context.request)).toBeNull();
		expect(await readLocal(page, "user")).toBeNull();
		await expectErased(context.request, person);
	});

	test(`account (${locale}): logging out says when the server is unreachable`, async ({
		page,
		context,
		browser,
	}) => {
		await signInBy(context.request, await knownPerson(browser));
		await open(page, path);
		await expect(page.getByRole("heading", { name: ownAccount.profile.title })).toBeVisible();
		await page.route("**/api/account/sign-out", (route) =>
			route.fulfill({ status: 401, json: { code: "server.not_ready" } }),
		);
		await page
			.getByRole("banner")
			.getByRole("button", { name: common.navigation.logout, exact: true })
			.click();
		await expect(errorNotice(page).getByText(common.navigation.logoutFailed)).toBeVisible();
		expect(await readLocal(page, "user")).not.toBeNull();
	});
}
