import frenchForAdults from "../../../src/content/messages/fr-adults.json" with { type: "json" };
import { fillIn } from "../../../src/content/messages/mail.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { countMails, linkIn, mailTo } from "../support/mailbox.ts";
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
	newPerson,
	sendForm,
	sendLogin,
	sessionOf,
	signInBy,
	typeSignUp,
} from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of (401|410|422)/ });

for (const locale of journeyLanguages("fr")) {
	const { account, guardian, links, ownAccount, problems } = messagesOf(locale);

	test(`reset (${locale}): a link sets a new password, works once and ends every session`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const person = newPerson();
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, person, { locale });
		await open(page, pathIn(locale, "/login"));
		await page.getByRole("link", { name: account.forgotPassword }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.askTitle);
		await expectAccessibleInBothThemes(page);
		const stranger = newPerson("Stranger");
		for (const email of [stranger.email, person.email]) {
			await page.getByLabel(links.reset.email, { exact: true }).fill(email);
			await page.getByRole("button", { name: links.reset.ask, exact: true }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.askedTitle);
			await expect(page.getByText(fillIn(links.reset.askedText, { email }))).toBeVisible();
			if (email === stranger.email)
				await page.getByRole("button", { name: links.reset.askAgain, exact: true }).click();
		}
		await expectAccessibleInBothThemes(page);
		const link = linkIn(await mailTo(person.email, "resetPassword"));
		expect(await countMails(stranger.email, "resetPassword")).toBe(0);

		await open(page, link);
		await expect(page).toHaveURL(pathIn(locale, "/reset-password"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.setTitle);
		await expectAccessibleInBothThemes(page);
		const field = page.getByLabel(links.reset.password, { exact: true });
		await field.fill("short");
		await page.getByRole("button", { name: links.reset.set, exact: true }).click();
		await expect(errorNotice(page).getByText(problems.account.password_short)).toBeVisible();
		await expect(field).toBeFocused();
		const renewed = { ...person, password: "difference engine no 2" };
		await field.fill(renewed.password);
		await page.getByRole("button", { name: links.reset.set, exact: true }).click();
		await expectEntered(page, pathIn(locale, "/login"));
		await expect(quietNotice(page).getByText(links.reset.done)).toBeVisible();
		expect(await sessionOf(elsewhere.request)).toBeNull();

		await sendLogin(page, locale, person);
		await expect(errorNotice(page).getByText(problems.account.credentials_wrong)).toBeVisible();
		await signInBy(elsewhere.request, renewed);

		// An invalid link is reported before a password is typed.
		await open(page, link);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.usedTitle);
		await expect(field).toHaveCount(0);
		await expectAccessibleInBothThemes(page);
		await elsewhere.close();
	});

	test(`confirm (${locale}): the link of the mail confirms the address, once`, async ({ page, context }) => {
		const person = newPerson();
		await enrol(context.request, person, { locale });
		await open(page, pathIn(locale, "/account"));
		await expect(page.getByText(ownAccount.unverified.title)).toBeVisible();
		const first = linkIn(await mailTo(person.email, "verifyEmail"));
		await page.getByRole("button", { name: ownAccount.unverified.resend, exact: true }).click();
		await expect(quietNotice(page).getByText(ownAccount.unverified.sent)).toBeVisible();
		const second = linkIn(await mailTo(person.email, "verifyEmail", 1));

		const confirm = page.getByRole("button", { name: links.verify.confirm, exact: true });
		await open(page, first);
		await confirm.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.verify.invalidTitle);
		await expectAccessibleInBothThemes(page);
		await open(page, second);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.verify.title);
		await expectAccessibleInBothThemes(page);
		await confirm.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.verify.doneTitle);
		await expect(page).toHaveURL(pathIn(locale, "/verify-email"));
		await expectAccessibleInBothThemes(page);
		await open(page, pathIn(locale, "/account"));
		await expect(page.getByText(person.email, { exact: true })).toBeVisible();
		await expect(page.getByText(ownAccount.unverified.title)).toHaveCount(0);
	});

	test(`log in by a link (${locale}): it opens the account in any browser, on a click and once`, async ({
		page,
		browser,
	}) => {
		const person = newPerson();
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, person, { locale });
		await open(page, pathIn(locale, "/login"));
		await page.getByRole("link", { name: account.linkInstead }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.logIn.askTitle);
		await page.getByLabel(links.logIn.email, { exact: true }).fill(person.email);
		await page.getByRole("button", { name: links.logIn.ask, exact: true }).click();
		await expect(page.getByText(fillIn(links.logIn.askedText, { email: person.email }))).toBeVisible();
		await expectAccessibleInBothThemes(page);
		const link = linkIn(await mailTo(person.email, "logInLink"));

		const phone = await (await browser.newContext()).newPage();
		await open(phone, link);
		await expect(phone).toHaveURL(pathIn(locale, "/log-in-link"));
		await expect(phone.getByRole("heading", { level: 1 })).toHaveText(links.logIn.title);
		await expectAccessibleInBothThemes(phone);
		expect(await sessionOf(phone.request)).toBeNull();
		await phone.getByRole("button", { name: links.logIn.open, exact: true }).click();
		await expectEntered(phone, pathIn(locale, "/dashboard"));
		expect(await sessionOf(phone.request)).toMatchObject({ firstName: person.firstName });

		await open(page, link);
		await page.getByRole("button", { name: links.logIn.open, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.logIn.usedTitle);
		expect(await sessionOf(page.context().request)).toBeNull();
	});

	test(`confirm first (${locale}): with a mail server, signing up ends with the request to open the mail`, async ({
		page,
		context,
	}) => {
		const person = newPerson();
		await open(page, pathIn(locale, "/login?tab=signup"));
		// The answer of a server that sends mails.
		await page.route("**/api/account/sign-up", (route) => route.fulfill({ json: { canSignIn: false } }));
		await typeSignUp(page, locale, person, { ageBand: "18plus" });
		await sendForm(page, locale, "signup");
		await expect(page.getByRole("heading", { name: account.mailSent.title })).toBeFocused();
		await expect(page.getByText(fillIn(account.mailSent.text, { email: person.email }))).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await page.getByRole("button", { name: account.mailSent.again, exact: true }).click();
		await expect(page.getByRole("tabpanel").getByLabel(account.email, { exact: true })).toHaveValue(
			person.email,
		);
		expect(await sessionOf(context.request)).toBeNull();
	});

	test(`links (${locale}): a page without a token says where to find the link @long`, async ({ page }) => {
		for (const [path, title] of [
			["/verify-email", links.verify.missingTitle],
			["/consent", links.consent.missingTitle],
			["/guardian", guardian.missingTitle],
			["/reset-password", links.reset.askTitle],
			["/log-in-link", links.logIn.askTitle],
		] as const) {
			await open(page, pathIn(locale, path));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			await expectAccessibleInBothThemes(page);
		}
	});
}

test("links: a teacher who is not signed in is addressed as an adult @long", async ({ page, browser }) => {
	const person = newPerson();
	const elsewhere = await browser.newContext();
	await enrol(elsewhere.request, person, { role: "teacher", locale: "fr" });
	await open(page, linkIn(await mailTo(person.email, "verifyEmail")));
	await expect(page.getByText(frenchForAdults.links.verify.lead)).toBeVisible();
	await expect(page).toHaveURL("/fr/verify-email?reader=adult");
	await elsewhere.close();
});
